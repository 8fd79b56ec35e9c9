import type { Talk } from "../../../../language/talk/read-talk"
import { isParticiple } from "../../../../language/talk/word-classes/participles"

/** "had them all turned round": a causative. */
export function findParticiple({ words: copy, classes }: Talk, from: number, last: number): number {
  for (let at = from; at < Math.min(last, from + 4); at++) {
    if (/^(?:preposition|conjunction|be|have|modal)$/.test(classes[at] ?? "")) return -1
    if (
      classes[at] === "past" &&
      isParticiple(copy[at]?.lower ?? "") &&
      (classes[at + 1] !== "noun" || copy[at + 1]?.lower === "round")
    )
      return at
  }
  return -1
}

/** A thing, then the participle for what was done to it at the speaker's request. */
export function isDoneToThing(talk: Talk, first: number, last: number): boolean {
  if (!/^(?:determiner|adjective|noun|number)$/.test(talk.classes[first] ?? "")) return false
  // "lights and a camera put in"
  const and = talk.words.findIndex(({ lower }, at) => at > first && at < last && lower === "and")
  return findParticiple(talk, first + 1, last) > 0 || (and > 0 && findParticiple(talk, and + 1, last) > 0)
}
