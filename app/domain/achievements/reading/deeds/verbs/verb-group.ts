import { goesOnPlainly } from "../../../../language/talk/clauses/plain-narration"
import { opensDoingNote, opensNote } from "../../../../language/talk/clauses/plain-verbs"
import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { isParticiple, pastOfParticiple } from "../../../../language/talk/word-classes/participles"
import { classAt, lowerAt } from "../../../../language/talk/word-classes/word-at"
import { isFirstOfKind } from "./first-of-kind"
import { deedOf, simple } from "./verb-alone"
import { doing, isDoing, perfect } from "./verb-perfect"
import { asOccupation, type VerbGroup, wayOf } from "./verb-phrases"
import { groupOfDid } from "./verb-with-did"
import { formerly } from "./wrong-so-far"

const light = /^(?:managed|had|got|needed|able|helped|went|came|chose|began|started)$/

/** The verb group of a first-person clause; null if it states no action. */
export function verbGroupOf(talk: Talk, clause: Told, narrates: boolean): VerbGroup | null {
  const at = clause.verb
  if (isHardlyDone(talk, clause)) return null
  const next = skipAdverbs(talk, at + 1, clause.last)
  const said = lowerAt(talk.words, next)
  if (lowerAt(talk.words, at) === "having" && isParticiple(said))
    return simple(pastOfParticiple(said), talk, next, clause, false)
  if (isWhatWasDone(talk, clause)) return pseudoCleft(talk, clause, at + 2)
  if (isFirstOfKind(talk, clause, at))
    return { verb: "completed", lower: "completed", rest: [[at + 1, clause.last]], ongoing: false }
  return groupByClass(talk, clause, next, narrates)
}

/** "nearly dropped it", "never missed a day" */
const isHardlyDone = ({ words }: Talk, { verb, first }: Told) =>
  verb > first && /^(?:nearly|almost|never|not|hardly|always)$/.test(lowerAt(words, verb - 1))

function groupByClass(talk: Talk, clause: Told, next: number, narrates: boolean): VerbGroup | null {
  const at = clause.verb
  const lower = lowerAt(talk.words, at)
  switch (talk.classes[at]) {
    case "have":
      return perfect(talk, clause, next)
    case "be":
      return groupOfBe(talk, clause, next)
    case "do":
      return groupOfDid(talk, clause, next, narrates)
    case "past":
      return past(talk, clause, next)
    case "participle":
      return clause.subject ? simple(pastOfParticiple(lower), talk, at, clause, false) : null
    case "base":
      return isVerbInBase(talk, clause) ? deedOf(talk, clause, at, "base", narrates) : null
    case "ing":
      return opensDoingNote(talk.words, talk.classes, at) ? deedOf(talk, clause, at, "ing", false) : null
    case "third":
      return clause.subject === null ? simple(lower, talk, at, clause, true) : null
    default:
      return null
  }
}

/** "I sort the post, file the forms", "Run the depot.": a verb in its base form that states what the person does. */
function isVerbInBase(talk: Talk, clause: Told): boolean {
  const { words, classes, clauses } = talk
  const before = clauses[clauses.indexOf(clause) - 1]
  return (
    clause.subject !== null ||
    goesOnPlainly(words, classes, before, clause, clause.verb) ||
    opensNote(words, classes, clause.verb)
  )
}

function groupOfBe(talk: Talk, clause: Told, next: number): VerbGroup | null {
  const { words, classes } = talk
  const lower = lowerAt(words, clause.verb)
  const isPast = lower === "was" || lower === "were"
  // "been doing the wages since May"
  if (lower === "been" && isDoing(talk, next)) return doing(talk, clause, next, false)
  // "we were throwing away 40 kilos": a former problem.
  if (classes[next] === "ing")
    return formerly.test(lowerAt(words, next)) ? null : deedOf(talk, clause, next, "ing", isPast)
  // "was able to close the ward"
  const isAble = lowerAt(words, next) === "able" && lowerAt(words, next + 1) === "to" && classes[next + 2] === "base"
  if (isAble) return deedOf(talk, clause, next + 2, "base", /^w/.test(lower))
  // "was in charge of the rota", "is responsible for the keys"
  const isInCharge =
    /^(?:in|responsible)$/.test(lowerAt(words, next)) && /^(?:charge|for)$/.test(lowerAt(words, next + 1))
  if (isInCharge)
    return { verb: isPast ? "was" : "is", lower: "was", rest: [[next, clause.last]], ongoing: !/^w/.test(lower) }
  return asOccupation(talk, clause, next, /^w/.test(lower))
}

const isWhatWasDone = ({ words }: Talk, { lead, verb }: Told) =>
  lead === "what" && lowerAt(words, verb) === "did" && /^(?:was|is)$/.test(lowerAt(words, verb + 1))

/** "What I did was to persuade four councils". */
function pseudoCleft(talk: Talk, clause: Told, from: number): VerbGroup | null {
  const at = lowerAt(talk.words, from) === "to" ? from + 1 : from
  return talk.classes[at] === "base" ? deedOf(talk, clause, at, "base", true) : null
}

function past(talk: Talk, clause: Told, next: number): VerbGroup | null {
  const { words, classes } = talk
  const at = clause.verb
  const lower = lowerAt(words, at)
  // "managed to close it", "helped to move it"
  const isTo = light.test(lower) && lowerAt(words, next) === "to"
  if (isTo && /^(?:base|past)$/.test(classAt(classes, next + 1)))
    return lower === "helped" ? simple(lower, talk, at, clause, false) : deedOf(talk, clause, next + 1, "base", true)
  // "taught myself Python"
  const isSelf = lower === "taught" && /^(?:myself|ourselves)$/.test(lowerAt(words, at + 1))
  if (isSelf && at + 2 < clause.last) return { verb: "learned", lower, rest: [[at + 2, clause.last]], ongoing: false }
  if (/^(?:ended|wound)$/.test(lower) && lowerAt(words, at + 1) === "up") return endedUp(talk, clause)
  const way = /^(?:achieved|reached|managed)$/.test(lower) ? wayOf(talk, clause, at) : null
  return way ?? simple(lower, talk, at, clause, false)
}

/** "ended up doing the whole wing" */
function endedUp(talk: Talk, clause: Told): VerbGroup | null {
  const { words, classes } = talk
  const ended = clause.verb + 2
  // "ended up doing it by hand": a manner, not an action.
  if (lowerAt(words, ended) === "doing" && /^(?:it|this|that|them)$/.test(lowerAt(words, ended + 1))) return null
  if (classes[ended] === "ing") return deedOf(talk, clause, ended, "ing", true)
  return simple(lowerAt(words, clause.verb), talk, clause.verb, clause, false)
}

function skipAdverbs({ words, classes }: Talk, from: number, last: number): number {
  let at = from
  while (at < last && (classes[at] === "adverb" || (words[at]?.lower === "since" && classes[at - 1] === "have"))) at++
  return at
}
