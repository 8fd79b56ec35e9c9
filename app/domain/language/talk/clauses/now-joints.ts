import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"
import { hasVerb, joiners, startsFinite } from "./clause-openings"

/** "queues used to be 15 minutes now it is 4": "now" starts a clause without a conjunction. */
export function turnsToNow(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  // "before about 3 in 4 on time | now all 40": a note without verbs.
  const isNote = /^(?:before|previously)$/.test(copy[first]?.lower ?? "") && classes.slice(first, at).includes("number")
  if (!/^(?:now|nowadays)$/.test(copy[at]?.lower ?? "") || !(isNote || hasVerb(classes, first, at))) return false
  if (joiners.test(copy[at - 1]?.lower ?? "") || /^(?:be|preposition|determiner|have)$/.test(classes[at - 1] ?? ""))
    return false
  // "was 210k in January | now 65k"
  const level = /^(?:about|around|only|just|under|over|nearly)$/.test(copy[at + 1]?.lower ?? "") ? at + 2 : at + 1
  if (isNote) return true
  if (classes[level] === "number" && copy.slice(first, at).some(({ kind }) => kind === "number")) return true
  return /^(?:noun|pronoun|determiner|adjective)$/.test(classes[at + 1] ?? "") && startsFinite(copy, classes, at + 1)
}

/** "wrote an app took me 3 weeks", "it is 2 minutes used to be 20": a clause without a conjunction. */
export function tellsItsTime(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  // "turn over room took 38 minutes": a noun typed as separate words.
  const isNoun = classes[first] === "base" && classes[first + 1] === "preposition" && at - first <= 5
  if (isNoun || !hasVerb(classes, first, at)) return false
  if (copy[at]?.lower === "used" && copy[at + 1]?.lower === "to")
    return classes[at - 1] === "number" || (classes[at - 1] === "noun" && classes[at - 2] === "number")
  if (!/^(?:took|cost)$/.test(copy[at]?.lower ?? "")) return false
  const start = /^(?:me|us|about|around|like|over)$/.test(copy[at + 1]?.lower ?? "") ? at + 2 : at + 1
  return classes[at - 1] === "noun" && /^(?:number|determiner)$/.test(classes[start] ?? "") && start - at <= 2
}
