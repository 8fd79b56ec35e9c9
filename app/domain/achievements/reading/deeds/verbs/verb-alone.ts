import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { lowerAt } from "../../../../language/talk/word-classes/word-at"
import { formsOfVerb } from "../../../../language/talk/word-classes/word-class"
import { nounPhrase } from "../../phrases/noun-phrase"
import type { VerbGroup } from "./verb-phrases"
import { tellsDeed } from "./verbs-of-state"

/** Verbs that need a preposition for an object. */
const lacks = /^(?:looked|worked|went|came|lived|stayed|waited|relied|dealt|talked|spoke|listened|cared|sat|applied)$/

/** The group of the verb at an index in its form of a line: "wrote" for the past, "writes" for ongoing work. */
export function deedOf(talk: Talk, clause: Told, at: number, from: "base" | "ing", isPast: boolean): VerbGroup | null {
  const forms = formsOfVerb(lowerAt(talk.words, at), from)
  return simple(isPast ? forms.past : forms.third, talk, at, clause, !isPast)
}

/** A verb and everything in its group after it; null if the verb states no action or lacks its object. */
export function simple(verb: string, talk: Talk, at: number, clause: Told, ongoing: boolean): VerbGroup | null {
  const lower = talk.words[at]?.lower ?? verb
  const next = talk.words[at + 1]?.lower ?? ""
  if (/^(?:be|have|modal)$/.test(talk.classes[at + 1] ?? "") || (lower === "used" && next === "to")) return null
  const isBehind = talk.classes[at + 1] === "preposition" && talk.classes[at + 2] !== "pronoun"
  // "did after school sessions": the preposition is part of the noun.
  if (/^(?:did|does)$/.test(verb) && isBehind && nounPhrase(talk, at + 1, clause.last)?.[0]?.lower !== next) return null
  if (!tellsDeed(talk, clause, at, verb)) return null
  const isFinding = /^(?:found|discovered|spotted|identified|noticed|proved|established)$/.test(verb)
  // "it is the Saturday sessions that I started": the object is the noun before.
  const isBare =
    clause.actor === "me" && clause.subject !== null && /^(?:that|which)$/.test(clause.lead) && !lacks.test(verb)
  return at + 1 < clause.last || isFinding || isBare ? { verb, lower, rest: [[at + 1, clause.last]], ongoing } : null
}
