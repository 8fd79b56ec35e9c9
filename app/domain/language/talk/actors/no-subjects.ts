import { laidOut } from "../../laid-out"
import { isFiniteVerb } from "../clauses/clause-openings"
import type { Word } from "../spelling/reading-copy"
import { isParticiple } from "../word-classes/participles"
import type { WordClass } from "../word-classes/word-classes"

const timePhrase = new RegExp(laidOut`
  ^(?:
    (?:every|each|last|next|this|that|one) (?:\w+ )?|(?:the|my|our) (?:last|previous|first|second|third|next|same) )
  (?:
    day|week|month|year|quarter|season|spring|summer|autumn|winter|term|time|morning|afternoon|evening|night|shift|
    sunday|monday|tuesday|wednesday|thursday|friday|saturday
  )s?(?: (?:also|there|here|before|after|alone|then))*$
`)

/** "every quarter also", "last autumn", "my last year there": a time phrase, not a subject. */
export function namesWhen(copy: readonly Word[], first: number, end: number): boolean {
  const said = copy
    .slice(first, end)
    .map(({ lower }) => lower)
    .join(" ")
  return timePhrase.test(said)
}

/** "at Tarnwell built": a phrase of place or time, not a subject. */
export function namesWhere(copy: readonly Word[], classes: readonly WordClass[], at: number, verb: number): boolean {
  if (!/^(?:at|in|for|during|on|as)$/.test(copy[at]?.lower ?? "") || classes[verb] !== "past") return false
  if (intransitive.test(copy[verb]?.lower ?? "")) return false
  const named = copy.slice(at + 1, verb).filter((_, nth) => classes[at + 1 + nth] !== "determiner")
  const isPlace =
    /^(?:job|place|firm|company|role|post|work|university|college|uni|internship|summer|winter|nights|days)$/
  return (
    named.length > 0 &&
    (named.every(({ capital }) => capital) || (named.length <= 2 && isPlace.test(named.at(-1)?.lower ?? "")))
  )
}

const intransitive =
  /^(?:went|fell|rose|dropped|grew|increased|decreased|came|climbed|jumped|improved|doubled|halved|shrank|happened|stayed|worked|opened|closed|started|ended|failed|died|changed)$/

/** "failed deliveries was 9": a word in -ed before its noun and a form of "be" belongs to the subject. */
export function describesSubject(
  copy: readonly Word[],
  classes: readonly WordClass[],
  at: number,
  last: number,
): boolean {
  if (!isParticiple(copy[at]?.lower ?? "")) return false
  const isState = (next: number) =>
    /^(?:be|have)$/.test(classes[next] ?? "") || /^(?:used|went|fell|dropped|rose)$/.test(copy[next]?.lower ?? "")
  for (let next = at + 1; next < Math.min(last, at + 5); next++) {
    if (next > at + 1 && isState(next)) return true
    if (classes[next] !== "noun" && classes[next] !== "adjective") return false
  }
  return false
}

/** "a sheet called X", "the boxes packed by": a participle after its noun is not the verb of the clause. */
export function describes(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const lower = copy[at]?.lower ?? ""
  if (classes[at] !== "past" || !lower.endsWith("ed")) return false
  return (
    // "all passed first time": a pronoun here, not a determiner.
    (classes[at - 1] === "determiner" && !/^(?:all|both|each|some)$/.test(copy[at - 1]?.lower ?? "")) ||
    classes[at - 1] === "preposition" ||
    /^(?:by|called|named|based)$/.test(copy[at + 1]?.lower ?? "")
  )
}

/** "repeat missed bins are down", "total missed calls fell": a participle of the noun that the next verb is of. */
export function describesNext(copy: readonly Word[], classes: readonly WordClass[], at: number, last: number): boolean {
  if (classes[at] !== "past" || !/ed$/.test(copy[at]?.lower ?? "") || !isParticiple(copy[at]?.lower ?? "")) return false
  if (!/^(?:noun|adjective|adverb|base)$/.test(classes[at - 1] ?? "") || copy[at - 1]?.capital) return false
  let next = at + 1
  while (next < Math.min(last, at + 4) && classes[next] === "noun") next++
  if (next === at + 1 || !/[^s]s$/.test(copy[next - 1]?.lower ?? "")) return false
  const isMoved = /^(?:went|fell|dropped|rose|came|climbed|grew|doubled|halved)$/.test(copy[next]?.lower ?? "")
  const isLevel = classes[next] === "be" && /^(?:down|up|at|under|over|now|number)$/.test(copy[next + 1]?.lower ?? "")
  return isMoved || isLevel
}

/** "At the hospital the ARV queue was": the index where the subject starts after the opening phrase. */
export function behindPhrase(copy: readonly Word[], classes: readonly WordClass[], at: number, last: number): number {
  const first = classes[at + 1] === "determiner" ? at + 2 : at + 1
  if (isMoment(copy[first])) return first + 1 < last ? first + 1 : -1
  for (let next = first + 1; next < Math.min(last, first + 7); next++) {
    if (isFiniteVerb(classes[next])) return -1
    if (classes[next] === "determiner") return classes[next - 1] === "preposition" ? -1 : next
  }
  return -1
}

const isMoment = (word: Word | undefined) =>
  word !== undefined &&
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|then|now)$/.test(
    word.lower,
  )
