import { isFiller } from "../spelling/casual-words"
import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"

export const hardMarks = new Set([".", "!", "?", ";", "\n"])
export const joiners =
  /^(?:and|but|so|then|plus|or|because|although|though|while|whereas|when|if|unless|until|since|before|after|as|where|which|who|whose|that|than|whether|how|what|why|cause|except|once|like)$/
export const pronouns =
  /^(?:i|we|he|she|they|it|you|someone|somebody|nobody|everyone|everybody|there|this|that|these|those)$/
export const relative = /^(?:which|who|whose|that|where|what|how|why|whom)$/

export const isFiniteVerb = (wordClass: WordClass | undefined) =>
  wordClass === "past" ||
  wordClass === "be" ||
  wordClass === "have" ||
  wordClass === "do" ||
  wordClass === "modal" ||
  wordClass === "third"

/** "we down to 0.9 percent", "it up by 5": a form of "be" is omitted. */
export function lacksBe(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  if (!/^(?:down|up|at|under|over)$/.test(copy[at]?.lower ?? "")) return false
  if (/^(?:past|have|base|third|preposition)$/.test(classes[at - 2] ?? "")) return false
  return (
    classes[at + 1] === "number" ||
    (/^(?:to|by|at|about)$/.test(copy[at + 1]?.lower ?? "") && classes[at + 2] === "number")
  )
}

export function hasVerb(classes: readonly WordClass[], first: number, last: number): boolean {
  for (let at = first; at < last; at++) if (isFiniteVerb(classes[at]) || classes[at] === "base") return true
  return false
}

export function afterAdverbs(copy: readonly Word[], classes: readonly WordClass[], from: number): number {
  let at = from
  while (classes[at] === "adverb" || isFiller(copy[at]?.lower ?? "-")) at++
  return at
}

/** "by the autumn it was 3", "within three months we were": a phrase of time or place, then a statement. */
function opensBehindPhrase(copy: readonly Word[], classes: readonly WordClass[], from: number): boolean {
  // "for the first time in four years we passed"
  if (copy[from]?.lower === "by" && timeWord.test(copy[from + 1]?.lower ?? ""))
    return startsFinite(copy, classes, from + 2)
  const isFirst = copy[from]?.lower === "for" && copy[from + 3]?.lower === "time"
  for (let at = from + 1; at <= from + (isFirst ? 8 : 6); at++) {
    if (/^(?:i|we|they|he|she|it|there)$/.test(copy[at]?.lower ?? ""))
      return isFiniteVerb(classes[afterAdverbs(copy, classes, at + 1)])
    if (isFirst && (at === from + 2 || at === from + 4)) continue
    if (!/^(?:determiner|noun|number|adjective)$/.test(classes[at] ?? "")) return false
  }
  return false
}

/** "techs find a part": the index of a base-form verb between a plural noun and its object; else -1. */
export function pluralVerb(copy: readonly Word[], classes: readonly WordClass[], from: number, last: number): number {
  for (let at = from + 1; at < Math.min(last - 1, from + 7); at++) {
    const noun = copy[at - 1]?.lower ?? ""
    const isSeveral = classes[at - 1] === "noun" && /[^s]s$|^(?:people|staff|children|men|women)$/.test(noun)
    const takesObject = /^(?:determiner|number|pronoun|preposition|adverb)$/.test(classes[at + 1] ?? "")
    if (classes[at] === "base" && isSeveral && takesObject) return at
    if (!/^(?:noun|determiner|adjective|number|preposition)$/.test(classes[at] ?? "")) return -1
  }
  return -1
}

/** "heaps of them", "most of those": a part of things just named. */
export const opensPart = (copy: readonly Word[], at: number) =>
  /^(?:heaps|loads|lots|tons|plenty|most|many|some|all|both|half|few)$/.test(copy[at]?.lower ?? "") &&
  copy[at + 1]?.lower === "of" &&
  /^(?:them|those|these)$/.test(copy[at + 2]?.lower ?? "")

const timeWord =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d|christmas|easter|summer|winter|spring|autumn|fall|then|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+)$/

/** True if a subject with its verb, or a verb with its subject omitted, starts at a word. */
export function startsFinite(copy: readonly Word[], classes: readonly WordClass[], from: number): boolean {
  if (/^(?:since|until|before|after)$/.test(copy[from - 1]?.lower ?? "") && timeWord.test(copy[from]?.lower ?? ""))
    return false
  let at = afterAdverbs(copy, classes, from)
  if (isFiniteVerb(classes[at])) return true
  const isNow = at > from && /^(?:now|nowadays|today)$/.test(copy[at - 1]?.lower ?? "")
  const isAll = /^(?:all|both|most)$/.test(copy[at]?.lower ?? "")
  const isShare = classes[at] === "number" && copy[at + 1]?.lower === "of"
  if ((isNow || isAll || isShare) && pluralVerb(copy, classes, at, copy.length) > 0) return true
  if (classes[at] === "preposition" && opensBehindPhrase(copy, classes, at)) return true
  const isPronoun = opensPart(copy, at) || pronouns.test(copy[at]?.lower ?? "")
  for (let steps = 0; steps < 8; steps++, at++) {
    const wordClass = classes[at]
    if (isFiniteVerb(wordClass) && steps > 0) return true
    if (wordClass === "base" && isPronoun && steps > 0) return true
    // "40% of patients were"
    if (copy[at]?.text === "%" && classes[at - 1] === "number") continue
    if (wordClass === undefined || wordClass === "mark" || wordClass === "conjunction") return false
    // "my demo to proposal rate went"
    const isWithin = copy[at]?.lower === "to" && classes[at - 1] === "noun" && classes[at + 1] === "noun"
    const isToUs = /^(?:to|from|with)$/.test(copy[at]?.lower ?? "") && /^(?:us|me)$/.test(copy[at + 1]?.lower ?? "")
    if (isToUs) at++
    if (
      wordClass === "preposition" &&
      !isWithin &&
      !isToUs &&
      (steps === 0 || !/^(?:of|on|in|for|down|across)$/.test(copy[at]?.lower ?? ""))
    )
      return false
  }
  return false
}

/** "when I took it over | it needed nine days": a particle after its object. */
export const endsPhrasal = (copy: readonly Word[], at: number) =>
  /^(?:over|in|out|up|on|down)$/.test(copy[at - 1]?.lower ?? "") &&
  /^(?:it|this|them|that)$/.test(copy[at - 2]?.lower ?? "")
