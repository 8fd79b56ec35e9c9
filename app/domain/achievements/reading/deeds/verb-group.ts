import type { Told } from "../../../language/talk/moods"
import { isParticiple, pastOfParticiple } from "../../../language/talk/participles"
import { goesOnPlainly } from "../../../language/talk/plain-narration"
import { opensDoingNote, opensNote } from "../../../language/talk/plain-verbs"
import type { Talk } from "../../../language/talk/read-talk"
import { formsOfVerb } from "../../../language/talk/word-class"
import { nounPhrase } from "../phrases/noun-phrase"
import { isFirstOfKind } from "./first-of-kind"
import { asOccupation, type VerbGroup, wayOf } from "./verb-phrases"
import { findParticiple, tellsDeed } from "./verbs-of-state"
import { formerly } from "./wrong-so-far"

const light = /^(?:managed|had|got|needed|able|helped|went|came|chose|began|started)$/

/** Verbs that need a preposition for an object. */
const lacks = /^(?:looked|worked|went|came|lived|stayed|waited|relied|dealt|talked|spoke|listened|cared|sat|applied)$/

/** The verb group of a first-person clause; null if it states no action. */
export function verbGroupOf(talk: Talk, clause: Told, narrates: boolean): VerbGroup | null {
  const { words: copy, classes } = talk
  const at = clause.verb
  const lower = copy[at]?.lower ?? ""
  const next = skipAdverbs(talk, at + 1, clause.last)
  const after = classes[next]
  const wordClass = classes[at]
  if (/^(?:nearly|almost|never|not|hardly|always)$/.test(copy[at - 1]?.lower ?? "") && at - 1 >= clause.first)
    return null
  if (lower === "having" && isParticiple(copy[next]?.lower ?? ""))
    return simple(pastOfParticiple(copy[next]?.lower ?? ""), talk, next, clause, false)
  if (clause.lead === "what" && lower === "did" && /^(?:was|is)$/.test(copy[at + 1]?.lower ?? ""))
    return pseudoCleft(talk, clause, at + 2)
  if (isFirstOfKind(talk, clause, at))
    return { verb: "completed", lower: "completed", rest: [[at + 1, clause.last]], ongoing: false }
  if (wordClass === "have") return perfect(talk, clause, at, next)
  if (wordClass === "be") {
    // "been doing the wages since May"
    if (lower === "been" && isDoing(talk, next)) return doing(talk, clause, next, false)
    // "we were throwing away 40 kilos": a former problem.
    if (after === "ing" && formerly.test(copy[next]?.lower ?? "")) return null
    if (after === "ing")
      return deed(formsOfVerb(copy[next]?.lower ?? "", "ing"), lower === "was" || lower === "were", talk, next, clause)
    if (copy[next]?.lower === "able" && copy[next + 1]?.lower === "to" && classes[next + 2] === "base")
      return deed(formsOfVerb(copy[next + 2]?.lower ?? "", "base"), /^w/.test(lower), talk, next + 2, clause)
    if (/^(?:in|responsible)$/.test(copy[next]?.lower ?? "") && /^(?:charge|for)$/.test(copy[next + 1]?.lower ?? ""))
      return {
        verb: lower === "was" || lower === "were" ? "was" : "is",
        lower: "was",
        rest: [[next, clause.last]],
        ongoing: !/^w/.test(lower),
      }
    return asOccupation(talk, clause, next, /^w/.test(lower))
  }
  if (
    wordClass === "do" &&
    copy[next]?.lower === "manage" &&
    copy[next + 1]?.lower === "to" &&
    classes[next + 2] === "base"
  )
    return deed(formsOfVerb(copy[next + 2]?.lower ?? "", "base"), true, talk, next + 2, clause)
  if (wordClass === "do" && after === "base" && /^(?:determiner|pronoun)$/.test(classes[next + 1] ?? ""))
    return deed(formsOfVerb(copy[next]?.lower ?? "", "base"), true, talk, next, clause)
  // "we did start using a printed sheet"
  const isDoingAfter = classes[next + 1] === "ing" || copy[next + 1]?.lower === "using"
  if (lower === "did" && next === at + 1 && after === "base" && isDoingAfter)
    return deed(formsOfVerb(copy[next]?.lower ?? "", "base"), true, talk, next, clause)
  // "did set up the shelves"
  if (
    lower === "did" &&
    after === "past" &&
    /^(?:preposition|determiner)$/.test(classes[next + 1] ?? "") &&
    next === at + 1
  )
    return simple(copy[next]?.lower ?? "", talk, next, clause, false)
  // "I did do the lane plan": emphasis.
  if (lower === "did" && copy[next]?.lower === "do") return simple("did", talk, next, clause, false)
  if (wordClass === "do" && after === "be") return null
  // "I did segment the list": a verb that can also be a noun.
  const isVerbal =
    lower === "did" &&
    next === at + 1 &&
    /^(?:noun|base)$/.test(classes[next] ?? "") &&
    (/^(?:the|a|an|all|my|our)$/.test(copy[next + 1]?.lower ?? "") || copy[next + 1]?.kind === "number")
  if (isVerbal) return deed(formsOfVerb(copy[next]?.lower ?? "", "base"), true, talk, next, clause)
  const way = lower === "did" ? wayOf(talk, clause, at) : null
  if (way) return way
  if (wordClass === "do")
    return simple(lower === "did" ? "did" : narrates ? "did" : "does", talk, at, clause, lower !== "did" && !narrates)
  if (wordClass === "past") return past(talk, clause, at, next)
  if (wordClass === "participle" && clause.subject) return simple(pastOfParticiple(lower), talk, at, clause, false)
  const isPlain = goesOnPlainly(copy, classes, talk.clauses[talk.clauses.indexOf(clause) - 1], clause, at)
  if (wordClass === "base" && (clause.subject || isPlain || opensNote(copy, classes, at)))
    return deed(formsOfVerb(lower, "base"), narrates, talk, at, clause)
  if (wordClass === "ing" && opensDoingNote(copy, classes, at))
    return deed(formsOfVerb(lower, "ing"), false, talk, at, clause)
  if (wordClass === "third" && clause.subject === null) return simple(lower, talk, at, clause, true)
  return null
}

/** "What I did was to persuade four councils". */
function pseudoCleft(talk: Talk, clause: Told, from: number): VerbGroup | null {
  const at = talk.words[from]?.lower === "to" ? from + 1 : from
  if (talk.classes[at] !== "base") return null
  return deed(formsOfVerb(talk.words[at]?.lower ?? "", "base"), true, talk, at, clause)
}

function past(talk: Talk, clause: Told, at: number, next: number): VerbGroup | null {
  const { words: copy, classes } = talk
  const lower = copy[at]?.lower ?? ""
  if (light.test(lower) && copy[next]?.lower === "to" && /^(?:base|past)$/.test(classes[next + 1] ?? ""))
    return lower === "helped"
      ? simple(lower, talk, at, clause, false)
      : deed(formsOfVerb(copy[next + 1]?.lower ?? "", "base"), true, talk, next + 1, clause)
  if (lower === "taught" && /^(?:myself|ourselves)$/.test(copy[at + 1]?.lower ?? "") && at + 2 < clause.last)
    return { verb: "learned", lower, rest: [[at + 2, clause.last]], ongoing: false }
  const ended = /^(?:ended|wound)$/.test(lower) && copy[at + 1]?.lower === "up" ? at + 2 : -1
  // "ended up doing it by hand": a manner, not an action.
  if (copy[ended]?.lower === "doing" && /^(?:it|this|that|them)$/.test(copy[ended + 1]?.lower ?? "")) return null
  const way = /^(?:achieved|reached|managed)$/.test(lower) ? wayOf(talk, clause, at) : null
  if (way) return way
  if (classes[ended] === "ing") return deed(formsOfVerb(copy[ended]?.lower ?? "", "ing"), true, talk, ended, clause)
  return simple(lower, talk, at, clause, false)
}

function perfect(talk: Talk, clause: Told, at: number, next: number): VerbGroup | null {
  const { words: copy, classes } = talk
  const main = copy[next]?.lower ?? ""
  // "the earliest we have ever done it": a comparison.
  if (copy.slice(at + 1, next + 1).some(({ lower }) => lower === "ever")) return null
  if (main === "to" && classes[next + 1] === "base" && copy[at]?.lower === "had")
    return deed(formsOfVerb(copy[next + 1]?.lower ?? "", "base"), true, talk, next + 1, clause)
  if (classes[next] === "be" && main === "been" && isDoing(talk, next + 1)) return doing(talk, clause, next + 1, true)
  const isWhole = isParticiple(main) && classes[next] !== "noun" && next < clause.last
  if (isWhole) return simple(pastOfParticiple(main), talk, next, clause, false)
  const turned =
    main === "them" || main === "it" || after(classes[next]) ? findParticiple(talk, next + 1, clause.last) : -1
  if (turned > 0 && copy[at]?.lower === "had")
    return { verb: "had", lower: "had", rest: [[at + 1, clause.last]], ongoing: false }
  const end = clause.last - 1
  const final = copy[end]?.lower ?? ""
  // "had 7 wrong pays in the first run": a noun.
  const isNoun =
    /^(?:determiner|adjective|number)$/.test(classes[end - 1] ?? "") ||
    /^(?:first|second|third|last|next|same)$/.test(copy[end - 1]?.lower ?? "")
  if (end > next && isParticiple(final) && !isNoun && classes[end - 1] !== "preposition")
    return { verb: pastOfParticiple(final), lower: final, rest: [[next, end]], ongoing: false }
  return simple(copy[at]?.lower === "had" ? "had" : "has", talk, at, clause, copy[at]?.lower !== "had")
}

/** "have been covering": an action, except "had been paying for 40 unused licenses", which is a former problem. */
function doing(talk: Talk, clause: Told, at: number, isPast: boolean): VerbGroup | null {
  const lower = talk.words[at]?.lower ?? ""
  if (lower === "paying" || formerly.test(lower)) return null
  return deed(formsOfVerb(lower, "ing"), isPast, talk, at, clause)
}

const isDoing = ({ words, classes }: Talk, at: number) => classes[at] === "ing" || words[at]?.lower === "doing"

const after = (wordClass: string | undefined) => /^(?:determiner|number)$/.test(wordClass ?? "")

function deed(
  forms: { past: string; third: string },
  isPast: boolean,
  talk: Talk,
  at: number,
  clause: Told,
): VerbGroup | null {
  return simple(isPast ? forms.past : forms.third, talk, at, clause, !isPast)
}

function simple(verb: string, talk: Talk, at: number, clause: Told, ongoing: boolean): VerbGroup | null {
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

function skipAdverbs({ words, classes }: Talk, from: number, last: number): number {
  let at = from
  while (at < last && (classes[at] === "adverb" || (words[at]?.lower === "since" && classes[at - 1] === "have"))) at++
  return at
}
