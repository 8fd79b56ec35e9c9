import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"
import { hasVerb, isFiniteVerb } from "./clause-openings"

/** True for an "and" that joins parts of one clause, although a verb comes after it. */
export const joinsWithin = (copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean =>
  /^(?:and|or)$/.test(copy[at]?.lower ?? "") &&
  (joinsSubjectsOfHow(copy, classes, at, first) ||
    listsInfinitives(copy, classes, at, first) ||
    joinsObjects(copy, classes, at, first))

/** "with photo how the bed | and bathroom must look": two subjects of a question that lacks its verb so far. */
function joinsSubjectsOfHow(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  let how = at - 1
  while (how > first && !/^(?:how|what|where|when|why|which)$/.test(copy[how]?.lower ?? "")) {
    if (!/^(?:determiner|noun|adjective|number)$/.test(classes[how] ?? "")) return false
    how--
  }
  return how > first && how < at - 1 && /^(?:determiner|noun|adjective|third)$/.test(classes[at + 1] ?? "")
}

/** "showed them how to sort bins | and do an edit", "trained them to scan parcels | and have a handover" */
function listsInfinitives(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  if (!/^(?:do|have|be)$/.test(copy[at + 1]?.lower ?? "")) return false
  let to = at - 1
  while (to > first && copy[to]?.lower !== "to") {
    // "how to read a drawing": the form of an infinitive may be that of a past.
    if (isFiniteVerb(classes[to]) && classes[to] !== "third" && copy[to - 1]?.lower !== "to") return false
    to--
  }
  return to > first && (classes[to + 1] === "base" || copy[to - 1]?.lower === "how")
}

/** "used to take Sarah | and me 2 days", "took me | and Anna a day": two objects of one verb. */
function joinsObjects(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  const object = /^(?:me|us|him|her|them|myself)$/
  const isLast = object.test(copy[at + 1]?.lower ?? "") && !isFiniteVerb(classes[at + 2]) && classes[at + 2] !== "base"
  const isTaken = /^(?:take|took|takes|cost|costs|save|saved|saves)$/.test(copy[at - 2]?.lower ?? "")
  if (!isLast && !isTaken) return false
  const isPair = object.test(copy[at - 1]?.lower ?? "") && classes[at + 1] !== "pronoun"
  return (isLast || isPair) && hasVerb(classes, first, at)
}

/** "one of them (Priya) got a job": a name in brackets between a subject and its verb. */
export function namesSubject(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const open = copy[at]?.text === "(" ? at : copy[at]?.text === ")" ? opening(copy, at) : -1
  if (open < 1 || !/^(?:noun|pronoun)$/.test(classes[open - 1] ?? "") || copy[open - 1]?.kind === "mark") return false
  let close = open + 1
  while (close < open + 5 && (classes[close] === "noun" || copy[close]?.lower === "and")) close++
  if (close === open + 1 || copy[close]?.text !== ")") return false
  const isName = copy.slice(open + 1, close).every(({ lower, text }) => lower === "and" || /^\p{Lu}\p{Ll}/u.test(text))
  let verb = close + 1
  while (classes[verb] === "adverb") verb++
  return isName && isFiniteVerb(classes[verb]) && classes[verb] !== "third"
}

function opening(copy: readonly Word[], close: number): number {
  let at = close - 1
  while (at > close - 6 && at >= 0 && copy[at]?.text !== "(") at--
  return copy[at]?.text === "(" ? at : -1
}
