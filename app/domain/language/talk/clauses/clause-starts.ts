import { firstAnswer } from "../../first-answer"
import { isFiller } from "../spelling/casual-words"
import type { Word } from "../spelling/reading-copy"
import { isParticiple } from "../word-classes/participles"
import { lowerAt } from "../word-classes/word-at"
import type { WordClass } from "../word-classes/word-classes"
import { type Joint, joinerOpensClause, type Rule } from "./clause-joiners"
import { endsWhen, goesOn } from "./clause-joints"
import {
  afterAdverbs,
  endsPhrasal,
  hasVerb,
  isFiniteVerb,
  joiners,
  lacksBe,
  pronouns,
  startsFinite,
} from "./clause-openings"
import { tellsItsTime, turnsToNow } from "./now-joints"
import { startsAnew } from "./run-on-joints"

const rules: readonly Rule[] = [
  behindJoiner,
  pause,
  preposition,
  joiner,
  newStatement,
  noSubject,
  behindNow,
  causative,
  object,
  subjectWithVerb,
]

/** True if a clause starts at a word. */
export function opensClause(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  const joint = { copy, classes, at, first, lower: lowerAt(copy, at), before: lowerAt(copy, at - 1) }
  return firstAnswer(rules, joint) ?? false
}

/** "and we left": the connective before "we" has already started the clause. */
function behindJoiner({ at, first, before }: Joint): boolean | null {
  return at - 1 === first && joiners.test(before) ? false : null
}

/** "out of old carts um the cake was gorgeous": a pause for thought ends a statement. */
function pause({ copy, classes, at, first, lower }: Joint): boolean | null {
  return /^(?:um|uh|erm)$/.test(lower) ? hasVerb(classes, first, at) && startsFinite(copy, classes, at + 1) : null
}

/** "the unit before us had lost", "everyone after me": a preposition here, not a conjunction. */
function preposition({ copy, at, lower }: Joint): boolean | null {
  const isBeforeMe = /^(?:before|after|like|than)$/.test(lower) && /^(?:us|me|him|them)$/.test(lowerAt(copy, at + 1))
  return isBeforeMe ? false : null
}

function joiner(joint: Joint): boolean | null {
  return joiners.test(joint.lower) ? joinerOpensClause(joint) : null
}

/** A clause without a connective: "we left we were late". */
function newStatement({ copy, classes, at, first }: Joint): boolean | null {
  const isNew =
    goesOn(copy, classes, at, first) ||
    endsWhen(copy, classes, at, first) ||
    startsAnew(copy, classes, at, first) ||
    turnsToNow(copy, classes, at, first) ||
    tellsItsTime(copy, classes, at, first)
  return isNew ? true : null
}

/** From here on, only a pronoun can start a clause. */
function noSubject({ lower }: Joint): boolean | null {
  return !pronouns.test(lower) || /^(?:this|that|these|those)$/.test(lower) ? false : null
}

/** "now it takes a day": "now" has already started the clause. */
function behindNow({ at, first, before }: Joint): boolean | null {
  return at - 1 === first && /^(?:now|nowadays)$/.test(before) ? false : null
}

/** "got it built for 7,400": a causative. */
function causative({ copy, at, lower, before }: Joint): boolean | null {
  if (lower !== "it" || !/^(?:got|get|had|getting|having)$/.test(before)) return null
  return isParticiple(lowerAt(copy, at + 1)) ? false : null
}

/** "with it", "for someone": what a preposition is about, unlike "I" and "we" behind one. */
function object({ copy, classes, at, lower, before }: Joint): boolean | null {
  if (joiners.test(before) || isFiller(before)) return false
  const isSubject = /^(?:i|we|he|she|they)$/.test(lower)
  return classes[at - 1] === "preposition" && !isSubject && !endsPhrasal(copy, at) ? false : null
}

/** "it broke we fixed it": a pronoun with its verb. */
function subjectWithVerb({ copy, classes, at, first }: Joint): boolean {
  const verbAt = afterAdverbs(copy, classes, at + 1)
  const hasOwnVerb = isFiniteVerb(classes[verbAt]) || classes[verbAt] === "base" || lacksBe(copy, classes, verbAt)
  return hasOwnVerb && (hasVerb(classes, first, at) || classes[at - 1] !== "adverb")
}
