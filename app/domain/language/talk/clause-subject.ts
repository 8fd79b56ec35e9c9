import { afterAdverbs, isFiniteVerb, lacksBe, pronouns } from "./clause-openings"
import type { Word } from "./reading-copy"
import type { WordClass } from "./word-class"

export const nothing: Found = { subject: null, verb: -1 }

/** "So expired stock, …": a word in -ed with bare nouns names what the talk is about. */
export function onlyNames(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): boolean {
  return (
    (copy[start]?.lower.endsWith("ed") ?? false) &&
    last - start <= 4 &&
    last - start > 1 &&
    classes.slice(start + 1, last).every((one) => one === "noun")
  )
}

export interface Found {
  subject: [number, number] | null
  verb: number
}

/** The subject of a stretch and its first verb. */
export function subjectOf(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): Found {
  const at = start
  if (classes[at] === "preposition" || classes[at] === "ing") {
    const pronoun = findPronoun(copy, classes, at, last)
    if (pronoun > 0) return subjectOf(copy, classes, pronoun, last)
    if (classes[at] === "ing") return { subject: null, verb: -1 }
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
    pronouns.test(copy[at]?.lower ?? "") && (isVerbish(classes[verbAt]) || lacksBe(copy, classes, verbAt))
  if (isPronoun) return { subject: [at, at + 1], verb: afterAdverbs(copy, classes, at + 1) }
  for (let end = at; end < Math.min(last, at + 14); end++) {
    const disagrees = classes[end] === "third" && classes[at] === "number" && copy[at]?.lower !== "one"
    const isVerb =
      !disagrees && isFiniteVerb(classes[end]) && !(classes[end] === "third" && classes[end - 1] === "determiner")
    if (isVerb && end > at && !describes(copy, classes, end)) return { subject: [at, end], verb: end }
    if (end > at && copy[end]?.lower === "i" && copy[end - 1]?.lower === "and") continue
    if (end > at && /^(?:i|we)$/.test(copy[end]?.lower ?? "")) return subjectOf(copy, classes, end, last)
  }
  return { subject: null, verb: -1 }
}

/** "failed deliveries was 9": a word in -ed before its noun and a verb of being belongs to the subject. */
function describesSubject(copy: readonly Word[], classes: readonly WordClass[], at: number, last: number): boolean {
  if (!copy[at]?.lower.endsWith("ed")) return false
  for (let next = at + 1; next < Math.min(last, at + 5); next++) {
    if (next > at + 1 && (classes[next] === "be" || classes[next] === "have")) return true
    if (classes[next] !== "noun" && classes[next] !== "adjective") return false
  }
  return false
}

/** "At the hospital the ARV queue was": where the subject begins behind the phrase that opens the clause. */
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

/** "a sheet called X", "the boxes packed by": a participle behind its noun is no verb of the clause. */
function describes(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const lower = copy[at]?.lower ?? ""
  if (classes[at] !== "past" || !lower.endsWith("ed")) return false
  return (
    classes[at - 1] === "determiner" ||
    classes[at - 1] === "preposition" ||
    /^(?:by|called|named|based)$/.test(copy[at + 1]?.lower ?? "")
  )
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
