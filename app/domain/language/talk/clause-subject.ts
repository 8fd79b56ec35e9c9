import { laidOut } from "../laid-out"
import { afterAdverbs, isFiniteVerb, lacksBe, pronouns } from "./clause-openings"
import { isParticiple } from "./participles"
import { baseAsVerb, type Found, ofMeAnd, opensDoingNote, opensNote, pluralAsVerb } from "./plain-verbs"
import type { Word } from "./reading-copy"
import type { WordClass } from "./word-classes"

/** Capitals that name nobody: those of function words, and of abbreviations in the plural, "DNAs". */
export const noName = /^(?:The|A|An|My|Our|In|On|At|\p{Lu}{2,}s)$/u

/** "So expired stock, …": a word in -ed before bare nouns names a topic. */
export function onlyNames(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): boolean {
  return (
    (copy[start]?.lower.endsWith("ed") ?? false) &&
    last - start <= 4 &&
    last - start > 1 &&
    classes.slice(start + 1, last).every((one) => one === "noun")
  )
}

/** The subject of a stretch and its first verb. */
export function subjectOf(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): Found {
  const at = behindAgo(copy, start, last)
  const joint = ofMeAnd(copy, classes, at, last)
  if (joint) return joint
  if (opensNote(copy, classes, at)) return { subject: null, verb: at }
  if (classes[at] === "preposition" || classes[at] === "ing") {
    const pronoun = findPronoun(copy, classes, at, last)
    // "walking time is a third of what it was"
    if (pronoun > 0 && copy[pronoun - 1]?.lower !== "what") return subjectOf(copy, classes, pronoun, last)
    const doing = classes[at] === "ing" ? ofDoing(copy, classes, at, last) : null
    if (doing) return doing
    if (opensDoingNote(copy, classes, at)) return { subject: null, verb: at }
    if (classes[at] === "ing") return baseAsVerb(copy, classes, at, last)
  }
  if (classes[at] === "preposition") {
    const subject = behindPhrase(copy, classes, at, last)
    if (subject > 0) return subjectOf(copy, classes, subject, last)
  }
  if (
    /^(?:are|am|have|was|were|did)$/.test(copy[at]?.lower ?? "") &&
    /^(?:i|we|they|he|she)$/.test(copy[at + 1]?.lower ?? "")
  )
    return { subject: [at + 1, at + 2], verb: at }
  if (isFiniteVerb(classes[at]) && classes[at] !== "third" && !describesSubject(copy, classes, at, last))
    return { subject: null, verb: at }
  const verbAt = afterAdverbs(copy, classes, at + 1)
  const isPronoun =
    !(copy[at]?.lower === "this" && namesWhen(copy, at, at + 2)) &&
    pronouns.test(copy[at]?.lower ?? "") &&
    (isVerbish(classes[verbAt]) || lacksBe(copy, classes, verbAt))
  if (isPronoun) return { subject: [at, at + 1], verb: afterAdverbs(copy, classes, at + 1) }
  for (let end = at; end < Math.min(last, at + 14); end++) {
    const disagrees = classes[end] === "third" && classes[at] === "number" && copy[at]?.lower !== "one"
    const isVerb =
      !disagrees && isFiniteVerb(classes[end]) && !(classes[end] === "third" && classes[end - 1] === "determiner")
    if (isVerb && end > at && !describes(copy, classes, end) && !describesNext(copy, classes, end, last))
      return {
        subject:
          namesWhere(copy, classes, at, end) || namesWhen(copy, at, end)
            ? null
            : [namesWhen(copy, at, at + 2) && at + 2 < end ? at + 2 : behindTopic(classes, at, end), end],
        verb: end,
      }
    if (end > at && copy[end]?.lower === "i" && copy[end - 1]?.lower === "and") continue
    const isSubject = /^(?:i|we)$/.test(copy[end]?.lower ?? "")
    const isTold = /^(?:it|they|he|she)$/.test(copy[end]?.lower ?? "") && namesWhen(copy, at, end)
    if (end > at && (isSubject || isTold)) return subjectOf(copy, classes, end, last)
  }
  const plain = baseAsVerb(copy, classes, at, last)
  return plain.verb >= 0 ? plain : pluralAsVerb(copy, classes, at, last)
}

/** "three years ago our pass rate was": the index where the subject starts after a time. */
function behindAgo(copy: readonly Word[], first: number, last: number): number {
  const unit = /^(?:about|around|over|nearly)$/.test(copy[first]?.lower ?? "") ? first + 2 : first + 1
  const isAgo =
    /^(?:day|week|month|quarter|season|year)s?$/.test(copy[unit]?.lower ?? "") && copy[unit + 1]?.lower === "ago"
  return isAgo && unit + 2 < last ? unit + 2 : first
}

const timePhrase = new RegExp(laidOut`
  ^(?:
    (?:every|each|last|next|this|that|one) (?:\w+ )?|(?:the|my|our) (?:last|previous|first|second|third|next|same) )
  (?:
    day|week|month|year|quarter|season|spring|summer|autumn|winter|term|time|morning|afternoon|evening|night|shift|
    sunday|monday|tuesday|wednesday|thursday|friday|saturday
  )s?(?: (?:also|there|here|before|after|alone|then))*$
`)

/** "every quarter also", "last autumn", "my last year there": a time phrase, not a subject. */
function namesWhen(copy: readonly Word[], first: number, end: number): boolean {
  const said = copy
    .slice(first, end)
    .map(({ lower }) => lower)
    .join(" ")
  return timePhrase.test(said)
}

/** "building one used to take 2 hours": the -ing phrase is the subject. */
function ofDoing(copy: readonly Word[], classes: readonly WordClass[], at: number, last: number): Found | null {
  for (let end = at + 1; end < Math.min(last, at + 6); end++) {
    if (
      /^(?:used|took|takes|is|was|cost|costs|needed|needs|went|dropped|fell|rose|grew|doubled|halved)$/.test(
        copy[end]?.lower ?? "",
      )
    )
      return { subject: [at, end], verb: end }
    if (!/^(?:determiner|noun|number|adjective|pronoun)$/.test(classes[end] ?? "")) return null
  }
  return null
}

/** "my team our handle time was": the second of two nouns is the subject. */
function behindTopic(classes: readonly WordClass[], first: number, end: number): number {
  for (let at = end - 2; at > first; at--)
    if (classes[at] === "determiner" && classes[at - 1] === "noun" && classes[first] === "determiner") return at
  return first
}

/** "at Tarnwell built": a phrase of place or time, not a subject. */
function namesWhere(copy: readonly Word[], classes: readonly WordClass[], at: number, verb: number): boolean {
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
function describesSubject(copy: readonly Word[], classes: readonly WordClass[], at: number, last: number): boolean {
  if (!isParticiple(copy[at]?.lower ?? "")) return false
  const isState = (next: number) =>
    /^(?:be|have)$/.test(classes[next] ?? "") || /^(?:used|went|fell|dropped|rose)$/.test(copy[next]?.lower ?? "")
  for (let next = at + 1; next < Math.min(last, at + 5); next++) {
    if (next > at + 1 && isState(next)) return true
    if (classes[next] !== "noun" && classes[next] !== "adjective") return false
  }
  return false
}

/** "At the hospital the ARV queue was": the index where the subject starts after the opening phrase. */
function behindPhrase(copy: readonly Word[], classes: readonly WordClass[], at: number, last: number): number {
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

/** "a sheet called X", "the boxes packed by": a participle after its noun is not the verb of the clause. */
function describes(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
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
function describesNext(copy: readonly Word[], classes: readonly WordClass[], at: number, last: number): boolean {
  if (classes[at] !== "past" || !/ed$/.test(copy[at]?.lower ?? "") || !isParticiple(copy[at]?.lower ?? "")) return false
  if (!/^(?:noun|adjective|adverb|base)$/.test(classes[at - 1] ?? "") || copy[at - 1]?.capital) return false
  let next = at + 1
  while (next < Math.min(last, at + 4) && classes[next] === "noun") next++
  if (next === at + 1 || !/[^s]s$/.test(copy[next - 1]?.lower ?? "")) return false
  const isMoved = /^(?:went|fell|dropped|rose|came|climbed|grew|doubled|halved)$/.test(copy[next]?.lower ?? "")
  const isLevel = classes[next] === "be" && /^(?:down|up|at|under|over|now|number)$/.test(copy[next + 1]?.lower ?? "")
  return isMoved || isLevel
}

const isVerbish = (wordClass: WordClass | undefined) =>
  isFiniteVerb(wordClass) || wordClass === "base" || wordClass === "participle" || wordClass === "ing"

function findPronoun(copy: readonly Word[], classes: readonly WordClass[], from: number, last: number): number {
  for (let at = from + 1; at < last; at++) {
    if (!/^(?:i|we|they|he|she|it)$/.test(copy[at]?.lower ?? "")) continue
    if (isVerbish(classes[afterAdverbs(copy, classes, at + 1)])) return at
  }
  return -1
}
