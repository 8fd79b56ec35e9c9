import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { classAt, lowerAt } from "../../../../language/talk/word-classes/word-at"
import { deedOf, simple } from "./verb-alone"
import { type VerbGroup, wayOf } from "./verb-phrases"

/** A clause whose verb is "do", "does" or "did". */
interface Did {
  talk: Talk
  clause: Told
  at: number
  /** The index of the next word that is not an adverb. */
  next: number
  isDid: boolean
  narrates: boolean
}

/** The verb group that a rule finds: null if it states no action, undefined if the rule does not apply. */
type Rule = (did: Did) => VerbGroup | null | undefined

const rules: readonly Rule[] = [
  didManageTo,
  didTheVerb,
  didStartUsing,
  didSetUp,
  didDo,
  doesBe,
  didWithNounForm,
  didItsWay,
]

/** The verb group after "did": decided by the first rule that applies; otherwise "did" itself is the verb. */
export function groupOfDid(talk: Talk, clause: Told, next: number, narrates: boolean): VerbGroup | null {
  const at = clause.verb
  const isDid = lowerAt(talk.words, at) === "did"
  const did = { talk, clause, at, next, isDid, narrates }
  for (const rule of rules) {
    const group = rule(did)
    if (group !== undefined) return group
  }
  const isPast = isDid || narrates
  return simple(isPast ? "did" : "does", talk, at, clause, !isPast)
}

/** "we did manage to close it" */
function didManageTo({ talk, clause, next }: Did) {
  const isTo = lowerAt(talk.words, next) === "manage" && lowerAt(talk.words, next + 1) === "to"
  return isTo && talk.classes[next + 2] === "base" ? deedOf(talk, clause, next + 2, "base", true) : undefined
}

const particle = /^(?:after|to|up|for)$/

/** "I did write the plan", "I did look after the door" */
function didTheVerb({ talk, clause, next }: Did) {
  if (talk.classes[next] !== "base") return undefined
  const isAfter =
    /^(?:look|clean|care|see)$/.test(lowerAt(talk.words, next)) && particle.test(lowerAt(talk.words, next + 1))
  const hasObject = /^(?:determiner|pronoun)$/.test(classAt(talk.classes, isAfter ? next + 2 : next + 1))
  return hasObject ? deedOf(talk, clause, next, "base", true) : undefined
}

/** "we did start using a printed sheet" */
function didStartUsing({ talk, clause, at, next, isDid }: Did) {
  const isDoingAfter = talk.classes[next + 1] === "ing" || lowerAt(talk.words, next + 1) === "using"
  const isVerb = isDid && next === at + 1 && talk.classes[next] === "base"
  return isVerb && isDoingAfter ? deedOf(talk, clause, next, "base", true) : undefined
}

/** "did set up the shelves" */
function didSetUp({ talk, clause, at, next, isDid }: Did) {
  if (!isDid || talk.classes[next] !== "past" || next !== at + 1) return undefined
  const goesOn = /^(?:preposition|determiner)$/.test(classAt(talk.classes, next + 1))
  return goesOn ? simple(lowerAt(talk.words, next), talk, next, clause, false) : undefined
}

/** "I did do the lane plan": emphatic. */
function didDo({ talk, clause, next, isDid }: Did) {
  return isDid && lowerAt(talk.words, next) === "do" ? simple("did", talk, next, clause, false) : undefined
}

/** "I did be careful" */
function doesBe({ talk, next }: Did) {
  return talk.classes[next] === "be" ? null : undefined
}

/** "I did segment the list": a verb that can also be a noun. */
function didWithNounForm({ talk, clause, at, next, isDid }: Did) {
  if (!isDid || next !== at + 1 || !/^(?:noun|base)$/.test(classAt(talk.classes, next))) return undefined
  const object = talk.words[next + 1]
  const hasObject = /^(?:the|a|an|all|my|our)$/.test(object?.lower ?? "") || object?.kind === "number"
  return hasObject ? deedOf(talk, clause, next, "base", true) : undefined
}

/** "did it by calling each one": the way it was done is the action. */
function didItsWay({ talk, clause, at, isDid }: Did) {
  return (isDid && wayOf(talk, clause, at)) || undefined
}
