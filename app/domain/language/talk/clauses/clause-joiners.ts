import { firstAnswer } from "../../first-answer"
import { isFiller } from "../spelling/casual-words"
import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"
import { belongsToSubject } from "./clause-joints"
import { hasVerb, isFiniteVerb, joiners, startsFinite } from "./clause-openings"
import { opensWithMade } from "./contact-clauses"
import { joinsWithin } from "./no-joints"
import { opensPlainly } from "./plain-narration"

/** A word at which a clause may start, within the clause that began at `first`. */
export interface Joint {
  copy: readonly Word[]
  classes: readonly WordClass[]
  at: number
  first: number
  lower: string
  /** The word before it. */
  before: string
}

/** Whether a clause starts; null if the rule does not apply, so the next one is tried. */
export type Rule = (joint: Joint) => boolean | null

const rules: readonly Rule[] = [
  about,
  andOfSubjects,
  within,
  pointing,
  formerLevel,
  madeThing,
  adverb,
  sureJoiner,
  thatStatement,
  ofSubject,
]

/** True if a clause starts at a connective: "and we left", "because it broke", unlike "the bread and the cake". */
export function joinerOpensClause(joint: Joint): boolean {
  const { copy, classes, at, lower } = joint
  const answer = firstAnswer(rules, joint)
  if (answer !== null) return answer
  return startsFinite(copy, classes, at + 1) || (lower === "and" && opensPlainly(copy, classes, at + 1))
}

/** "opened like thirty accounts": "like" means about. */
function about({ classes, at, lower }: Joint): boolean | null {
  return lower === "like" && classes[at + 1] === "number" ? false : null
}

/** "me and Carol wrote" */
function andOfSubjects({ copy, classes, at, first, lower }: Joint): boolean | null {
  return lower === "and" && joinsSubjects(copy, classes, first, at) ? false : null
}

/** "and" or "or" between parts of one clause. */
function within({ copy, classes, at, first }: Joint): boolean | null {
  return joinsWithin(copy, classes, at, first) ? false : null
}

/** "removed that cache", "in that group" */
function pointing({ copy, classes, at, lower }: Joint): boolean | null {
  return lower === "that" && isPointing(copy, classes, at) ? false : null
}

/** "half what it was" */
function formerLevel({ copy, at, lower }: Joint): boolean | null {
  return lower === "what" && isFormerLevel(copy, at) ? false : null
}

/** "the jig that I made" */
function madeThing({ copy, classes, at, lower }: Joint): boolean | null {
  return lower === "that" && opensWithMade(copy, classes, at) ? true : null
}

/** "It has since dropped": "since" is an adverb here. */
function adverb({ classes, at, lower }: Joint): boolean | null {
  return lower === "since" && /^(?:have|be)$/.test(classes[at - 1] ?? "") ? false : null
}

/** Connectives that always start a clause. */
function sureJoiner({ lower }: Joint): boolean | null {
  return /^(?:because|although|though|whereas|unless|while|which|who|whose|if)$/.test(lower) ? true : null
}

/** "I said that the oven was old" */
function thatStatement({ classes, at, first, lower }: Joint): boolean | null {
  const isStatement = lower === "that" && /^(?:pronoun|determiner|be|noun|adverb)$/.test(classes[at + 1] ?? "")
  return isStatement ? hasVerb(classes, first, at) : null
}

/** "pay queries after each run went down", "the team then moved it" */
function ofSubject({ copy, classes, at, first }: Joint): boolean | null {
  return belongsToSubject(copy, classes, at, first) ? false : null
}

/** "removed that cache", "in that group": "that" before a noun, after a preposition or a verb that takes no statement. */
function isPointing(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  return (
    classes[at + 1] === "noun" &&
    (/^(?:past|base)$/.test(classes[at - 1] ?? "") ||
      /^(?:in|at|on|of|from|with|to|by)$/.test(copy[at - 1]?.lower ?? "")) &&
    !/^(?:said|say|think|thought|knew|know|found|find|noticed|saw|see|showed|proved|told|felt|hope|hoped|agreed|decided|ensured|ensure|reported|argued|insisted|realized|realised|learned|learnt|heard|believe|mean|meant)$/.test(
      copy[at - 1]?.lower ?? "",
    )
  )
}

/** "me and Carol wrote", "Carol and me wrote": one subject of two people. */
function joinsSubjects(copy: readonly Word[], classes: readonly WordClass[], first: number, at: number): boolean {
  if (at - first > 6) return false
  let start = first
  while (start < at && (joiners.test(copy[start]?.lower ?? "") || isFiller(copy[start]?.lower ?? ""))) start++
  if (at - start === 1 && /^(?:me|i|myself)$/.test(copy[start]?.lower ?? "")) return true
  const isMe = /^(?:me|myself)$/.test(copy[at + 1]?.lower ?? "") && isFiniteVerb(classes[at + 2])
  return isMe && at - start <= 3 && !hasVerb(classes, start, at)
}

/** "half what it was", "a third of what they were": the former level, in the clause that compares with it. */
const isFormerLevel = (copy: readonly Word[], at: number) =>
  /^(?:half|of|third|quarter|double|twice|times)$/.test(copy[at - 1]?.lower ?? "") &&
  /^(?:it|they)$/.test(copy[at + 1]?.lower ?? "") &&
  /^(?:was|were|used)$/.test(copy[at + 2]?.lower ?? "")
