import { deedOf } from "../../../achievements/reading/deeds/deeds"
import { runsOn } from "../../../achievements/reading/phrases/run-ons"
import { capitalized } from "../../../language/talk/capitals"
import { isFiller } from "../../../language/talk/casual-words"
import type { Told } from "../../../language/talk/moods"
import { readTalk, type Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/reading-copy"
import { countWords } from "../../rules"
import { isRefused } from "../refused"
import { tellsBefore } from "./course"
import { closedWell, isComplete, isOpen, isWellFormed } from "./well-formed"

/** A sentence of a reflection as others may read it, and where in the reflection it begins. */
export interface ToldSentence {
  text: string
  at: number
  /** Told of the person, or of a thing. */
  by: "person" | "thing"
  isLesson: boolean
}

interface Growing extends ToldSentence {
  clauses: number
  last: number
}

const longest = 24
const shortest = 4
/** Characters of a reflection that are read. */
const longestRead = 6000
const longestSpan = 400

/**
 * The sentences of a reflection that can stand in a text for others, in the order told and in the person's own words as
 * they would be written. Plans, failures, hearsay, chatter and what others did are left out, and so is whatever leans
 * on a sentence that was.
 */
export function toldSentences(text: string, known: ReadonlyMap<string, string>): ToldSentence[] {
  const talk = readTalk(text.slice(0, longestRead), known)
  const grown: Growing[] = []
  for (const [at, clause] of talk.clauses.entries()) {
    const before = grown.at(-1)
    if (before?.last === at - 1 && extended(talk, before, clause, at)) continue
    const said = sentenceOf(talk, clause, at)
    if (said)
      grown.push({
        text: said,
        at: talk.words[clause.first]?.from ?? 0,
        by: clause.actor === "thing" ? "thing" : "person",
        isLesson: false,
        clauses: 1,
        last: at,
      })
  }
  return standing(grown)
}

/** The sentences of a stretch of talk that stand by themselves, outside the story that it is told in. */
export function retell(span: string, known: ReadonlyMap<string, string>): string[] {
  const told = toldSentences(span.slice(0, longestSpan), known)
  return told.filter(({ text, isLesson }) => !isLesson && !isOpen(text)).map(({ text }) => text)
}

/** Without what ends in the middle of a thought, reads badly, or leans on a sentence that is not told. */
function standing(grown: Growing[]): ToldSentence[] {
  const kept: Growing[] = []
  for (const each of grown) {
    const text = closedWell(each.text)
    const words = countWords(text)
    if (words < shortest || words > longest || !isWellFormed(text) || !isComplete(text, each.clauses)) continue
    if (isRefused(text)) continue
    if (isOpen(text) && kept.at(-1)?.last !== each.last - each.clauses) continue
    kept.push({ ...each, text })
  }
  return kept.map(({ text, at, by }) => ({ text, at, by, isLesson: lesson.test(text) }))
}

/** Adds a clause to the sentence that it belongs to, where both together are short and read well. */
function extended(talk: Talk, before: Growing, clause: Told, at: number): boolean {
  const previous = talk.clauses[at - 1]
  if (previous?.sentence !== clause.sentence || clause.mark === "-") return false
  const describes = /^(?:who|which|that|where|when|because|how|what)$/.test(clause.lead) && clause.mark === ""
  const follows = isTellable(clause) && !(clause.mark === "," && clause.lead === "" && clause.subject !== null)
  const isDetail = clause.verb < 0 && clause.mark === "," && clause.last - clause.first <= 6
  if (!describes && !follows && !isDetail) return false
  if (follows && /^(?:now|nowadays)$/.test(talk.words[clause.first]?.lower ?? "") && clause.mark === "") return false
  if (describes && !/^(?:done|ongoing)$/.test(clause.mood)) return false
  if (/^(?:so|then|but|plus|though|although)$/.test(clause.lead)) return false
  const said = render(talk.words.slice(clause.first, clause.last))
  const isSecondDeed = follows && clause.mark === "," && clause.lead === "" && isOwnDeed(talk, clause)
  const link = isSecondDeed && !/ and /.test(before.text) ? " and" : clause.mark === "," ? "," : ""
  const text = `${before.text.replace(/[.!]$/, "")}${link} ${said}.`
  if (said === "" || countWords(text) > longest || !isWellFormed(text)) return false
  Object.assign(before, { text, last: at, clauses: before.clauses + 1 })
  return true
}

/** A clause as a sentence of its own; null where it tells nothing for readers. */
function sentenceOf(talk: Talk, clause: Told, at: number): string | null {
  if (
    isTakenBack(talk, at) ||
    isWished(talk, at) ||
    !isTellable(clause) ||
    /^(?:if|unless|whether|who|whose|which|that|than|as|like|to|where|how|what)$/.test(clause.lead)
  )
    return null
  const isOwn = clause.subject === null && clause.actor !== "thing"
  if (isOwn ? !isOwnDeed(talk, clause) || hangsOnThing(talk, at) || !deedOf(talk, clause, at) : clause.subject === null)
    return null
  if (!isOwn && isLoneName(talk, clause)) return null
  // "The round finish late", "I check every order": whoever writes no past tense is retold by the lines.
  if (talk.classes[clause.verb] === "base") return null
  if (runsOn(talk, clause)) return null
  const isPerson = clause.actor === "me" || clause.actor === "we"
  const said = render(talk.words.slice(isOwn ? clause.verb : openingOf(talk, clause), clause.last))
  if (
    isPerson &&
    !isOwn &&
    !deedOf(talk, clause, at) &&
    !tellsBefore(`${capitalized(said)}.`) &&
    !lesson.test(`${said} that`)
  )
    return null
  return said === "" ? null : `${isOwn ? `I ${said.charAt(0).toLowerCase()}${said.slice(1)}` : capitalized(said)}.`
}

/** "Jem did the paid ads", "Kev lobbed his": one bare word that acts is a person's name more often than a thing. */
function isLoneName({ words }: Talk, { subject, first, last }: Told): boolean {
  const [from, to] = subject ?? [0, 0]
  const name = words[from]
  const isBare = to - from === 1 && name?.kind === "word" && !/s$|^(?:we|i|it|this|that|they)$/.test(name.lower)
  return isBare && !words.slice(first, last).some(({ kind }) => kind === "number")
}

/** "Board paper in July, noted without discussion": what was done to the thing before it. */
function hangsOnThing({ clauses }: Talk, at: number): boolean {
  const [before, clause] = [clauses[at - 1], clauses[at]]
  if (clause?.mark !== "," || clause.lead !== "" || !before || before.sentence !== clause.sentence) return false
  return before.verb < 0 || (before.actor !== "me" && before.actor !== "we")
}

const isOwnDeed = (talk: Talk, { verb, subject }: Told) => subject === null && talk.classes[verb] === "past"

/** "Could I have two people", "I would like to paint and put a room": asked for or wished by the words before the verb. */
function isWished({ clauses, words }: Talk, at: number): boolean {
  const [before, clause] = [clauses[at - 1], clauses[at]]
  if (!clause) return false
  const opening = words.slice(clause.first, clause.verb + 1).map(({ lower }) => lower)
  if (opening.some((lower) => /^(?:could|would|should|may|might|better|can)$/.test(lower))) return true
  const isJoined = clause.lead === "and" && clause.subject === null && before?.sentence === clause.sentence
  return isJoined && (before.mood === "planned" || before.mood === "hearsay")
}

/** "I started the module but have not finished it", "I asked, but they said no": taken back by what follows. */
function isTakenBack({ clauses }: Talk, at: number): boolean {
  const [clause, next] = [clauses[at], clauses[at + 1]]
  if (!clause || next?.sentence !== clause.sentence || next.lead !== "but") return false
  return next.mood === "failed" || next.mood === "denied" || next.mood === "planned"
}

function isTellable({ mood, actor, verb }: Told): boolean {
  return verb >= 0 && (mood === "done" || mood === "ongoing") && (actor === "me" || actor === "we" || actor === "thing")
}

/** The start of a clause behind a mere connective: "and", "so", "well". */
function openingOf(talk: Talk, clause: Told): number {
  let at = clause.first
  for (; at < clause.last; at++) {
    const { lower = "", kind } = talk.words[at] ?? {}
    if (kind !== "mark" && !isFiller(lower) && !/^(?:and|but|so|then|plus|or|though|also|even)$/.test(lower)) break
  }
  return at
}

function render(words: Word[]): string {
  const isKept = ({ lower, text }: Word, at: number) =>
    !/^["*•“”|]$/.test(text) && (!isFiller(lower) || words[at - 1]?.lower === "as")
  return textOf(words.filter(isKept))
    .replace(/\bcan not\b/g, "cannot")
    .replace(/^[,;:\s-]+|[,;:.!?\s-]+$/g, "")
}

const lesson =
  /^(?:I (?:have |also )*(?:learned|learnt|realized|realised) (?:that )?(?!how\b|to\b)|The lesson\b|My lesson\b|(?:It|That|This) (?:taught|showed|reminded) me )/i
