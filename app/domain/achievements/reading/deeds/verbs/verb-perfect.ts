import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { isParticiple, pastOfParticiple } from "../../../../language/talk/word-classes/participles"
import { classAt, lowerAt } from "../../../../language/talk/word-classes/word-at"
import { findParticiple } from "./had-done"
import { deedOf, simple } from "./verb-alone"
import type { VerbGroup } from "./verb-phrases"
import { formerly } from "./wrong-so-far"

/** The verb group after "have" or "had"; null if it states no action. */
export function perfect(talk: Talk, clause: Told, next: number): VerbGroup | null {
  const { words, classes } = talk
  const at = clause.verb
  // "the earliest we have ever done it": a comparison.
  if (words.slice(at + 1, next + 1).some(({ lower }) => lower === "ever")) return null
  const isHad = lowerAt(words, at) === "had"
  const main = lowerAt(words, next)
  // "had to repeat the tests"
  if (main === "to" && classes[next + 1] === "base" && isHad) return deedOf(talk, clause, next + 1, "base", true)
  if (classes[next] === "be" && main === "been" && isDoing(talk, next + 1)) return doing(talk, clause, next + 1, true)
  // "have written the procedure"
  const isWhole = isParticiple(main) && classes[next] !== "noun" && next < clause.last
  if (isWhole) return simple(pastOfParticiple(main), talk, next, clause, false)
  if (isHad && hadDone(talk, clause, next))
    return { verb: "had", lower: "had", rest: [[at + 1, clause.last]], ongoing: false }
  if (endsInParticiple(talk, clause, next)) {
    const final = lowerAt(words, clause.last - 1)
    return { verb: pastOfParticiple(final), lower: final, rest: [[next, clause.last - 1]], ongoing: false }
  }
  return simple(isHad ? "had" : "has", talk, at, clause, !isHad)
}

/** "had them all turned round": a causative. */
function hadDone(talk: Talk, clause: Told, next: number): boolean {
  const isThing =
    /^(?:them|it)$/.test(lowerAt(talk.words, next)) || /^(?:determiner|number)$/.test(classAt(talk.classes, next))
  return isThing && findParticiple(talk, next + 1, clause.last) > 0
}

/** "have the forms signed", unlike "had 7 wrong pays in the first run" */
function endsInParticiple({ words, classes }: Talk, clause: Told, next: number): boolean {
  const end = clause.last - 1
  if (end <= next || !isParticiple(lowerAt(words, end)) || classes[end - 1] === "preposition") return false
  const isNoun =
    /^(?:determiner|adjective|number)$/.test(classAt(classes, end - 1)) ||
    /^(?:first|second|third|last|next|same)$/.test(lowerAt(words, end - 1))
  return !isNoun
}

/** "have been covering": an action, except "had been paying for 40 unused licenses", which is a former problem. */
export function doing(talk: Talk, clause: Told, at: number, isPast: boolean): VerbGroup | null {
  const lower = lowerAt(talk.words, at)
  if (lower === "paying" || formerly.test(lower)) return null
  return deedOf(talk, clause, at, "ing", isPast)
}

export const isDoing = ({ words, classes }: Talk, at: number) => classes[at] === "ing" || words[at]?.lower === "doing"
