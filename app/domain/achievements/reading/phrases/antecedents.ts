import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { isFiller } from "../../../language/talk/spelling/casual-words"
import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { takesUpWhich } from "./interrupted"
import { shortened } from "./named-again"
import { nounPhrase } from "./noun-phrase"
import { whatItIs } from "./object-of"
import { lastNounOf } from "./topics"

/**
 * The antecedent of "which I drafted", "which, because it rained, I moved" or "the rest I sent"; null if it is part of a
 * longer statement.
 */
export function antecedent(talk: Talk, clause: Told, at: number): Word[] | null {
  const which = takesUpWhich(talk, at)
  const before = talk.clauses[(which < 0 ? at : which) - 1]
  if (!before || before.sentence !== clause.sentence) return null
  if (before.verb < 0)
    return (
      restOnly(talk, behindFillers(talk, before), before.last) ??
      partFronted(talk, before) ??
      nounPhrase(talk, behindFillers(talk, before), before.last) ??
      apposed(talk, clause, at) ??
      countedOpening(talk, before)
    )
  const isOwn = isFirstPerson(before.actor)
  return isOwn && clause.lead !== "which" ? null : lastNounOf(talk, before)
}

/** "the rest I sent", "a thing I built": the noun before the clause is the object of its verb. */
export function isFronted(talk: Talk, clause: Told, at: number, behind: number): boolean {
  const before = talk.clauses[at - 1]
  if (!before || clause.mark !== "" || clause.lead !== "" || before.last !== clause.first) return false
  const isIdentified = before.verb >= 0 && whatItIs(talk, before) !== null
  if (before.verb >= 0 && !isIdentified) return false
  if (
    clause.subject?.[0] !== clause.first ||
    !(
      /^(?:preposition|adverb|mark)?$/.test(talk.classes[behind] ?? "") ||
      /^(?:last|this|every|each|yesterday|myself|ourselves)$/.test(talk.words[behind]?.lower ?? "")
    )
  )
    return false
  const start = isIdentified ? before.verb + 1 : behindFillers(talk, before)
  // "and the rest I resubmitted"
  if (before.verb < 0 && (restOnly(talk, start, before.last) ?? partFronted(talk, before))) return true
  const noun = nounPhrase(talk, start, before.last)
  const things = /^(?:thing|bit|stuff)$/.test(talk.words[before.last - 1]?.lower ?? "") ? 1 : 0
  return noun ? noun.length === before.last - things - start : apposed(talk, clause, at) !== null
}

/** "the rest": the remainder of things just named. */
function restOnly({ words }: Talk, first: number, last: number): Word[] | null {
  const isRest = last - first === 2 && words[first]?.lower === "the" && words[first + 1]?.lower === "rest"
  return isRest ? words.slice(first, last) : null
}

/** "we have 640 tests, from them 410 I wrote", "7 of them I opened": a part of what was counted before. */
function partFronted(talk: Talk, { first, last }: Told): Word[] | null {
  const { words, amounts, clauses } = talk
  const said = lowerText(words, { first, last })
  if (!/^(?:and |but )?(?:(?:from|of|out of) (?:them|these|those|which) \S+|\S+ of (?:them|these|those))$/.test(said))
    return null
  const part = amounts.find((amount) => amount.first >= first && amount.last <= last && amount.unit === "count")
  const whole = part && amounts.findLast((amount) => amount.last <= first)
  const told = whole && clauses.find((clause) => clause.first <= whole.first && whole.last <= clause.last)
  const noun = told ? shortened(nounPhrase(talk, whole.last, told.last) ?? []) : []
  if (!part || !whole || whole.value <= part.value || noun.length === 0) return null
  const place = words[part.first]?.from ?? 0
  const [of, the] = ["of", "the"].map((text) => wordOf(text, place, place, false))
  return of && the
    ? [...words.slice(part.first, part.last), of, the, ...words.slice(whole.first, whole.last), ...noun]
    : null
}

/** "anyway the queue thing": the index where the noun starts. */
const behindFillers = ({ words }: Talk, { first, last }: Told): number =>
  first < last && (isFiller(words[first]?.lower ?? "") || /^(?:so|and|well)$/.test(words[first]?.lower ?? ""))
    ? first + 1
    : first

/** "two forms I designed": a number and its noun. */
function countedOpening(talk: Talk, { first, last }: Told): Word[] | null {
  const noun = talk.classes[first] === "number" ? nounPhrase(talk, first + 1, last) : null
  return noun?.length === last - first - 1 ? talk.words.slice(first, last) : null
}

/** "A thing I built last winter, a little script": the noun that an empty noun refers to. */
function apposed({ words, classes, clauses }: Talk, clause: Told, at: number): Word[] | null {
  const [head, next] = [clauses[at - 1], clauses[at + 1]]
  if (!head || next?.sentence !== clause.sentence || next.mark !== "," || next.verb >= 0) return null
  const isEmpty = /^(?:a |one |another |the )?(?:\w+ )?(?:thing|one)$/.test(
    words
      .slice(head.first, head.last)
      .map(({ lower }) => lower)
      .join(" "),
  )
  return isEmpty && classes[next.first] === "determiner" ? words.slice(next.first, next.last) : null
}
