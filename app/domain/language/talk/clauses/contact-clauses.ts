import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"

const joint = /^(?:and|but|so|because|since|then|also)$/

/** "the jig that I made", "the report I wrote": a noun that opens its statement, then whose work it is. */
export function opensWithMade(copy: readonly Word[], classes: readonly WordClass[], first: number): boolean {
  if (classes[first - 1] !== "noun" || time.test(copy[first - 1]?.lower ?? "")) return false
  const me = copy[first]?.lower === "that" ? first + 1 : first
  if (!/^(?:i|we)$/.test(copy[me]?.lower ?? "") || !isDoing(copy, classes, me + 1)) return false
  let start = first - 1
  while (start > 0 && /^(?:noun|adjective|number|ing)$/.test(classes[start - 1] ?? "") && first - start < 5) start--
  const isMarked = classes[start - 1] === "determiner"
  const isCounted = classes[start] === "number"
  const before = copy[isMarked ? start - 2 : start - 1]
  return (isMarked || isCounted) && (before === undefined || before.kind === "mark" || joint.test(before.lower))
}

/** "I made", "I do": an action that has or had a product. */
const isDoing = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  classes[at] === "past" || /^(?:do|run|write|make|keep|lead|teach)$/.test(copy[at]?.lower ?? "")

const time = /^(?:time|times|day|week|month|year|moment|morning|evening|afternoon|night|summer|winter|spring|autumn)$/

/**
 * "the page I built for parents | saves the office 5 hours": a second verb after a clause without an object is that of
 * the noun.
 */
export function endsMade(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  if (!/^(?:past|third|do|be|have)$/.test(classes[at] ?? "") || !/^(?:i|we|that)$/.test(copy[first]?.lower ?? ""))
    return false
  const verb = copy[first]?.lower === "that" ? first + 2 : first + 1
  if (at <= verb || at - verb > 8 || !opensWithMade(copy, classes, first)) return false
  let behind = verb + 1
  const isParticle = /^(?:up|out|over|in|down)$/.test(copy[behind]?.lower ?? "")
  if (isParticle && (behind + 1 === at || classes[behind + 1] === "preposition")) behind++
  if (behind >= at) return behind === at
  const isPhrase =
    classes[behind] === "preposition" ||
    /^(?:last|this|every|each|yesterday|there|here|myself)$/.test(copy[behind]?.lower ?? "")
  if (!isPhrase || classes[at - 1] === "preposition" || classes[at - 1] === "determiner") return false
  return classes
    .slice(behind, at)
    .every((one) => /^(?:preposition|determiner|adjective|adverb|noun|number|pronoun)$/.test(one))
}
