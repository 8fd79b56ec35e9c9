import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { formsOfVerb } from "../../../language/talk/word-classes/word-class"
import type { Deed } from "../deeds/deeds"
import { plainDeed } from "../deeds/plain-deed"
import { agreeing } from "../deeds/verbs/second-verbs"
import { tellsDeed } from "../deeds/verbs/verbs-of-state"
import { isInBrackets } from "../outcomes/no-outcomes"
import { tellsMeans } from "../people/of-other"
import { isSeveral } from "../phrases/agreement"
import { countWords } from "../phrases/closed"
import { definite } from "../phrases/named-again"
import { endOfNumbers } from "../phrases/number-lists"
import { objectBefore } from "../phrases/stood-for"
import { antecedentOf } from "./antecedents"
import { isOwnFigure, ownFigures } from "./own-figures"
import { plainWords } from "./plain-words"

/** Consecutive clauses of one sentence with a figure, worded to follow an action. */
export interface Stretch {
  first: number
  last: number
  text: string
  count: number
  figures: number
  /** It opens with a first-person action. */
  isMine: boolean
  /** It opens with "it", which refers to the preceding words. */
  isOfIt: boolean
}

/** The ranges around a clause that can be reported with it, fullest first. */
export function stretchesAround(talk: Talk, at: number): Stretch[] {
  const { clauses } = talk
  const own = clauses[at]
  const isFree = (near: number) => clauses[near]?.sentence === own?.sentence && isTellable(talk, clauses[near], near)
  let [start, end] = [at, at]
  while (at - start < 3 && isFree(start - 1)) start--
  while (end - at < 3 && isFree(end + 1)) end++
  const found: Stretch[] = []
  for (let first = start; first <= at; first++)
    for (let last = end; last >= at; last--) {
      const stretch = stretchOf(talk, first, last, at)
      if (stretch) found.push(stretch)
    }
  return found.sort((a, b) => b.figures - a.figures || b.count - a.count)
}

function isTellable(talk: Talk, clause: Told | undefined, at: number): boolean {
  if (!clause || (clause.mood !== "done" && clause.mood !== "ongoing")) return false
  if (ownFigures(talk, clause.first, clause.last).length > 0) return isOwnFigure(talk, clause, at)
  if (/^(?:if|how|what|why|whether|unless|but|though|although)$/.test(clause.lead)) return false
  // "only 2 queries | where last year | it was 23": a time without its statement.
  if (clause.lead === "where" && clause.verb < 0) return false
  // "and the summer | before I took over": the time of another statement.
  const next = talk.clauses[at + 1]
  if (clause.verb < 0 && next?.mark === "" && /^(?:before|after|when)$/.test(next.lead)) return false
  if (isDelivery(talk, clause)) return true
  return clause.verb < 0 || isFirstPerson(clause.actor)
}

/** "The kitchen refit was handed over on 14 May, nine days early": the delivery of the work. */
const isDelivery = ({ words }: Talk, { actor, verb }: Told) =>
  actor === "thing" &&
  /^(?:was|were|went)$/.test(words[verb]?.lower ?? "") &&
  /^(?:handed|delivered|completed|finished|launched|opened|released|shipped|published|live)$/.test(
    words[verb + 1]?.lower ?? "",
  )

/** "was 40 minutes", "took two days": a level rather than an action. */
export const isLevel = (talk: Talk, clause: Told) =>
  clause.verb >= 0 &&
  !isDelivery(talk, clause) &&
  (/^(?:be|have)$/.test(talk.classes[clause.verb] ?? "") ||
    /^(?:used|took|cost|kept)$/.test(talk.words[clause.verb]?.lower ?? ""))

function stretchOf(talk: Talk, first: number, last: number, at: number): Stretch | null {
  const { clauses, words } = talk
  const [own, end, clause] = [clauses[first], clauses[last], clauses[at]]
  if (!own || !end || !clause) return null
  const isSum = own.lead === "that" && talk.classes[own.verb] === "be" && own.verb <= own.first + 2
  if (
    /^(?:which|who|that|where|because|when|since|after|before|while)$/.test(own.lead) &&
    own.subject === null &&
    !isSum
  )
    return null
  // "which I drafted and which, after 3 rounds, went out": its object is elsewhere.
  if (tellsMeans(talk, last) || (own.lead === "which" && isFirstPerson(own.actor) && last > first)) return null
  // "34 audits, of which I did 13": the whole is elsewhere.
  if (/^(?:which|whom)$/.test(own.lead) && words[own.first - 1]?.lower === "of") return null
  if (isInBrackets(talk, first) && !/^(?:up|down)$/.test(words[own.first]?.lower ?? "")) return null
  const isMine = own.verb >= 0 && isFirstPerson(own.actor)
  if (isMine && (isState(talk, own) || describesNoun(talk, own, clauses[first - 1]))) return null
  const opener = own.subject ? (words[own.subject[0]]?.lower ?? "") : ""
  const isIt = own.subject !== null && /^(?:it|this|that)$/.test(opener) && own.subject[1] - own.subject[0] === 1
  const isBe = talk.classes[own.verb] === "be" || words[own.verb + 1]?.lower === "been"
  const isOfIt = isIt && own.verb >= 0 && !isBe
  const from = isOfIt ? own.verb : own.first
  const said = plainWords(talk, from, endOfNumbers(talk, last))
  const text = said && inVoice(talk, own, isMine, named(talk, first, said))
  const figures = ownFigures(talk, from, end.last)
  const isWhole =
    text &&
    ownFigures(talk, clause.first, clause.last).every(({ first: place }) => holds(text, words[place]?.text ?? "\n"))
  if (
    !isWhole ||
    /^(?:(?:am|is|are|was|were|been|being)|did (?:that|this|it)|whereas)\b/.test(text) ||
    isFragment(talk, own, end, text)
  )
    return null
  return { first, last, text, count: countWords(text), figures: figures.length, isMine, isOfIt }
}

/** "we water once a week": an ongoing action becomes third person. */
function inVoice(talk: Talk, own: Told, isMine: boolean, text: string | null): string | null {
  const { words, classes } = talk
  const { verb, subject } = own
  const lower = words[verb]?.lower ?? ""
  if (!text || !isMine || !subject || classes[verb] !== "base") return text
  const third = text.replace(
    new RegExp(`^(now )?${lower}\\b`, "i"),
    (_, now: string = "") => `${now}${formsOfVerb(lower, "base").third}`,
  )
  return agreeing(talk, own, third)
}

/** "the 60 parts we really use": the clause belongs to the noun before it. */
const describesNoun = ({ classes }: Talk, { verb, last, mark, lead, first }: Told, before: Told | undefined) =>
  mark === "" && lead === "" && verb === last - 1 && before?.last === first && classes[first - 1] === "noun"

/** "I lost an account", "we wanted 5": not actions. "had one since" and "are at 11": levels. */
function isState(talk: Talk, clause: Told): boolean {
  const { verb } = clause
  const wordClass = talk.classes[verb]
  if (/^(?:have|be)$/.test(wordClass ?? "")) return false
  if (/^(?:got|kept|paid|bought|spent|met)$/.test(talk.words[verb]?.lower ?? "")) return false
  return !tellsDeed(talk, clause, verb, talk.words[verb]?.lower ?? "")
}

/** The text with the noun of the last action in place of "it", at its start or end. */
function named(talk: Talk, at: number, text: string): string | null {
  const doing = /(?<=\b\p{Ll}+ing )(?:it|them)(?= (?:from|to|down|up|by|in|under|over)\b)/u
  if (!/^(?:it|this|that) |\b(?:it|them)(?: too)?$/i.test(text) && !doing.test(text)) return text
  const clause = talk.clauses[at]
  const level = clause && /^(?:it|this|that) /i.test(text) ? antecedentOf(talk, clause, at) : null
  if (level) return text.replace(/^(?:it|this|that)(?= )/i, level)
  // "I asked reception to ring them. It has been under 9% since": a share is of no object of an action.
  if (/^(?:it|this|that) (?:is|has been) .*(?:%|\bper ?cent\b)/i.test(text)) return null
  const noun = definite(objectBefore(talk, at, true) ?? objectBefore(talk, at, false))
  if (!noun || isSeveral(noun) !== /\bthem\b/.test(text)) return null
  // "it was six": a former state.
  if (/^(?:it|this|that) (?:was|were)\b/i.test(text)) return null
  return [/^(?:it|this|that)(?= )/i, doing, /\b(?:it|them)(?: too)?$/].reduce(
    (said, pronoun) => said.replace(pronoun, textOf(noun)),
    text,
  )
}

/** "for the last five weeks", "out of 16", "6": a number without context in the range. */
function isFragment({ clauses, classes, amounts }: Talk, own: Told, end: Told, text: string): boolean {
  const told = clauses.slice(clauses.indexOf(own), clauses.indexOf(end) + 1)
  if (told.some(({ verb, subject }) => verb >= 0 && subject !== null)) return false
  if (/^(?:now|previously|up|down) /.test(text)) return false
  if (own.verb >= 0) return !isFirstPerson(own.actor) && classes[own.verb] !== "past"
  const before = clauses[clauses.indexOf(own) - 1]
  const hangs = before?.sentence === own.sentence && before.verb >= 0
  if (hangs && /^(?:be|have)$/.test(classes[before.verb] ?? "")) return true
  if (/^(?:third|past)$/.test(classes[own.first] ?? "")) return false
  const isPhrase = /^(?:for|in|out|at|on|of|from|over|within|by|with|since|than|to|until|after|per)\b/.test(text)
  const tellsUnit = amounts.some(
    ({ first, last, unit, isDate }) =>
      !isDate && first >= own.first && last <= end.last && (/^(?:%|[A-Z]{3})$/.test(unit) || classes[last] === "noun"),
  )
  return isPhrase || !tellsUnit || (hangs && !isFirstPerson(before.actor) && before.actor !== "none")
}

/** Whether a text contains a number or word as a whole token. */
export function holds(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(?<![\\p{L}\\d.,])${escaped}(?![\\d]|[.,]\\d)`, "iu").test(text)
}

/** The first-person action that a stretch opens with. */
export function deedOfStretch({ first, last, text, count, figures }: Stretch): Deed {
  const [verb = ""] = text.split(" ")
  return plainDeed(first, text, { lastClause: last, count, verb, figures })
}
