import { firstAnswer } from "../../first-answer"
import { afterAdverbs, isFiniteVerb, lacksBe, pronouns } from "../clauses/clause-openings"
import { baseAsVerb, type Found, ofMeAnd, opensDoingNote, opensNote, pluralAsVerb } from "../clauses/plain-verbs"
import type { Word } from "../spelling/reading-copy"
import { lowerAt } from "../word-classes/word-at"
import type { WordClass } from "../word-classes/word-classes"
import { behindPhrase, describes, describesNext, describesSubject, namesWhen, namesWhere } from "./no-subjects"

/** Capitals that name nobody: those of function words, and of abbreviations in the plural, "DNAs". */
export const noName = /^(?:The|A|An|My|Our|In|On|At|\p{Lu}{2,}s)$/u

/** "So expired stock, …": a word in -ed before bare nouns names a topic. */
export function onlyNames(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): boolean {
  return (
    (copy[start]?.lower.endsWith("ed") ?? false) &&
    last - start <= 4 &&
    last - start > 1 &&
    classes.slice(start + 1, last).every((one) => one === "noun")
  )
}

/** The rest of a clause, from the index where its subject or its verb may start. */
interface Stretch {
  copy: readonly Word[]
  classes: readonly WordClass[]
  at: number
  last: number
}

/** The subject and verb; null if the rule does not apply, so the next one is tried. */
type Rule = (stretch: Stretch) => Found | null

const rules: readonly Rule[] = [
  meAndOther,
  note,
  pronounBehind,
  doing,
  doingNote,
  doingThing,
  nounBehind,
  verbBeforePronoun,
  verbAlone,
  pronoun,
  nounBeforeVerb,
  baseForm,
]

/** The subject of a stretch and its first verb. */
export function subjectOf(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): Found {
  const at = behindAgo(copy, start, last)
  return firstAnswer(rules, { copy, classes, at, last }) ?? pluralAsVerb(copy, classes, at, last)
}

/** "me and Carol wrote" */
function meAndOther({ copy, classes, at, last }: Stretch): Found | null {
  return ofMeAnd(copy, classes, at, last)
}

/** "built a shelf": a note about the person's own work. */
function note({ copy, classes, at }: Stretch): Found | null {
  return opensNote(copy, classes, at) ? { subject: null, verb: at } : null
}

const isDoing = ({ classes, at }: Stretch) => classes[at] === "ing"
const isPhrase = ({ classes, at }: Stretch) => classes[at] === "preposition"

/** "by June we moved", "walking in I saw", unlike "walking time is a third of what it was" */
function pronounBehind(stretch: Stretch): Found | null {
  if (!isPhrase(stretch) && !isDoing(stretch)) return null
  const { copy, classes, at, last } = stretch
  const found = findPronoun(copy, classes, at, last)
  return found > 0 && lowerAt(copy, found - 1) !== "what" ? subjectOf(copy, classes, found, last) : null
}

/** "building one used to take 2 hours" */
function doing(stretch: Stretch): Found | null {
  return isDoing(stretch) ? ofDoing(stretch.copy, stretch.classes, stretch.at, stretch.last) : null
}

/** "running the desk": a note in the -ing form. */
function doingNote(stretch: Stretch): Found | null {
  const { copy, classes, at } = stretch
  const isNote = (isPhrase(stretch) || isDoing(stretch)) && opensDoingNote(copy, classes, at)
  return isNote ? { subject: null, verb: at } : null
}

/** "Unloading go from 55 minutes to 35": an -ing form is not tried as anything else. */
function doingThing(stretch: Stretch): Found | null {
  return isDoing(stretch) ? baseAsVerb(stretch.copy, stretch.classes, stretch.at, stretch.last) : null
}

/** "At the hospital the ARV queue was" */
function nounBehind(stretch: Stretch): Found | null {
  if (!isPhrase(stretch)) return null
  const { copy, classes, at, last } = stretch
  const subject = behindPhrase(copy, classes, at, last)
  return subject > 0 ? subjectOf(copy, classes, subject, last) : null
}

/** "was I", "did they" */
function verbBeforePronoun({ copy, at }: Stretch): Found | null {
  const isTurned =
    /^(?:are|am|have|was|were|did)$/.test(lowerAt(copy, at)) && /^(?:i|we|they|he|she)$/.test(lowerAt(copy, at + 1))
  return isTurned ? { subject: [at + 1, at + 2], verb: at } : null
}

/** "moved the boxes", unlike "failed deliveries was 9" */
function verbAlone({ copy, classes, at, last }: Stretch): Found | null {
  const isVerb = isFiniteVerb(classes[at]) && classes[at] !== "third" && !describesSubject(copy, classes, at, last)
  return isVerb ? { subject: null, verb: at } : null
}

/** "we quickly moved", unlike "this week" */
function pronoun({ copy, classes, at }: Stretch): Found | null {
  const lower = lowerAt(copy, at)
  if (!pronouns.test(lower) || (lower === "this" && namesWhen(copy, at, at + 2))) return null
  const verb = afterAdverbs(copy, classes, at + 1)
  return isVerbish(classes[verb]) || lacksBe(copy, classes, verb) ? { subject: [at, at + 1], verb } : null
}

/** "the team moved", and "last week we moved", where the pronoun is the subject */
function nounBeforeVerb(stretch: Stretch): Found | null {
  const { copy, classes, at, last } = stretch
  for (let end = at + 1; end < Math.min(last, at + 14); end++) {
    if (isVerbOfNoun(stretch, end)) return { subject: nounUntil(stretch, end), verb: end }
    if (isSubjectBehind(stretch, end)) return subjectOf(copy, classes, end, last)
  }
  return null
}

function isVerbOfNoun({ copy, classes, at, last }: Stretch, end: number): boolean {
  if (!isFiniteVerb(classes[end])) return false
  // "3 starts", "the runs": a noun in the plural.
  const isPlural = (classes[at] === "number" && lowerAt(copy, at) !== "one") || classes[end - 1] === "determiner"
  if (classes[end] === "third" && isPlural) return false
  return !describes(copy, classes, end) && !describesNext(copy, classes, end, last)
}

function nounUntil({ copy, classes, at }: Stretch, end: number): Found["subject"] {
  if (namesWhere(copy, classes, at, end) || namesWhen(copy, at, end)) return null
  const isBehindTime = namesWhen(copy, at, at + 2) && at + 2 < end
  return [isBehindTime ? at + 2 : behindTopic(classes, at, end), end]
}

function isSubjectBehind({ copy, at }: Stretch, end: number): boolean {
  const lower = lowerAt(copy, end)
  if (lower === "i" || lower === "we") return !(lower === "i" && lowerAt(copy, end - 1) === "and")
  return /^(?:it|they|he|she)$/.test(lower) && namesWhen(copy, at, end)
}

/** "The queue go from 9 to 4": an uninflected verb. */
function baseForm({ copy, classes, at, last }: Stretch): Found | null {
  const found = baseAsVerb(copy, classes, at, last)
  return found.verb >= 0 ? found : null
}

/** "three years ago our pass rate was": the index where the subject starts after a time. */
function behindAgo(copy: readonly Word[], first: number, last: number): number {
  const unit = /^(?:about|around|over|nearly)$/.test(copy[first]?.lower ?? "") ? first + 2 : first + 1
  const isAgo =
    /^(?:day|week|month|quarter|season|year)s?$/.test(copy[unit]?.lower ?? "") && copy[unit + 1]?.lower === "ago"
  return isAgo && unit + 2 < last ? unit + 2 : first
}

/** "building one used to take 2 hours": the -ing phrase is the subject. */
function ofDoing(copy: readonly Word[], classes: readonly WordClass[], at: number, last: number): Found | null {
  for (let end = at + 1; end < Math.min(last, at + 6); end++) {
    if (
      /^(?:used|took|takes|is|was|cost|costs|needed|needs|went|dropped|fell|rose|grew|doubled|halved)$/.test(
        copy[end]?.lower ?? "",
      )
    )
      return { subject: [at, end], verb: end }
    if (!/^(?:determiner|noun|number|adjective|pronoun)$/.test(classes[end] ?? "")) return null
  }
  return null
}

/** "my team our handle time was": the second of two nouns is the subject. */
function behindTopic(classes: readonly WordClass[], first: number, end: number): number {
  for (let at = end - 2; at > first; at--)
    if (classes[at] === "determiner" && classes[at - 1] === "noun" && classes[first] === "determiner") return at
  return first
}

const isVerbish = (wordClass: WordClass | undefined) =>
  isFiniteVerb(wordClass) || wordClass === "base" || wordClass === "participle" || wordClass === "ing"

function findPronoun(copy: readonly Word[], classes: readonly WordClass[], from: number, last: number): number {
  for (let at = from + 1; at < last; at++) {
    if (!/^(?:i|we|they|he|she|it)$/.test(copy[at]?.lower ?? "")) continue
    if (isVerbish(classes[afterAdverbs(copy, classes, at + 1)])) return at
  }
  return -1
}
