import type { Amount } from "../../../language/talk/amounts/quantities"
import { lowerText } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { isParticiple } from "../../../language/talk/word-classes/participles"
import { isGain } from "../outcomes/gain-of-before"
import {
  isDayOfDate,
  isFromHourToHour,
  isKindOfThing,
  isOfNone,
  isPartOf,
  isSaidAgain,
  isSinceThen,
  upToTwelve,
} from "./no-measures"

/** A text with more amounts than this is a table, not talk. */
const maxAmounts = 120
const numbered =
  /^(?:week|day|email|phase|level|version|year|line|ward|room|bay|bed|dock|grade|band|stage|unit|section|top|step|part|aged)$/
/** "week 52", "phase 2": an identifier, not an amount. */
export const isLabel = ({ words }: Talk, first: number) => numbered.test(words[first - 1]?.lower ?? "")
const labels = new RegExp(`${numbered.source}|^(?:no|number|a|an|every|until)$`)

const spans = /^(?:in|over|for|within|after|since|during|every|until|last|first|next|of)$/

/** A level that can change: not the duration of the work, a label ("email 1") or part of a count ("6 of them"). */
export function isMeasure(talk: Talk, amount: Amount): boolean {
  const { words, classes, amounts } = talk
  if (amounts.length > maxAmounts) return false
  let near = amount.first - 1
  while (/^(?:like|about|around|roughly|nearly|almost|just|only)$/.test(words[near]?.lower ?? "")) near--
  // "lay there for like 9 days": the duration of a state is a level.
  const before = words[words[near]?.lower === "for" ? amount.first - 1 : near]?.lower ?? ""
  if (isListed(talk, amount) || isEndOfYears(talk, amount) || isSinceThen(talk, amount)) return false
  if (
    isKindOfThing(talk, amount) ||
    isSaidAgain(talk, amount) ||
    isDayOfDate(talk, amount) ||
    isPartOf(talk, amount) ||
    isOfNone(talk, amount)
  )
    return false
  if (isBare(talk, amount) && isFromHourToHour(talk, amount)) return false
  // "out by 3", "grew by 31 %": a time of day, or the size of a change.
  if ((before === "by" && (amount.unit === "%" || isBare(talk, amount))) || isGain(words, amount.first)) return false
  if (classes[amount.last] === "number" && amount.unit === "second") return false
  const [next, after] = [words[amount.last]?.lower ?? "", words[amount.last + 1]?.lower ?? ""]
  const first = words[amount.first]
  const inDigits = words.slice(amount.first, amount.last).some(({ kind }) => kind === "number")
  // "they got it at seven": a time of day.
  if (!inDigits && before === "at" && amount.unit === "count" && amount.value <= 12) return false
  if (!inDigits && !isRatio(talk, amount) && !isLevelInWords(talk, amount)) return false
  if (next === "of" && /^(?:them|those|these|whom|us)$/.test(after)) return false
  const opensClause = next === "before" && talk.clauses.some(({ first: start }) => start === amount.last)
  // "it had been 71% before": a former level.
  const isState = next === "before" && /^(?:was|were|been)$/.test(words[near]?.lower ?? "")
  // "40 hours a week came from one machine": a part, not the level.
  if (
    /^(?:(?:a|an|per) \w+ )?(?:came|comes?|was|were|is|are) from\b/.test(
      lowerText(words, { first: amount.last, last: amount.last + 4 }),
    )
  )
    return false
  // "640 visitors, 150 more than last year": a difference.
  if (/^(?:more|fewer|less|higher|lower|extra)$/.test(next) && after === "than") return false
  // "200 more donors": a difference too.
  if (
    /^(?:more|fewer|extra|additional)$/.test(next) &&
    amount.unit === "count" &&
    classes[amount.last + 1] !== "preposition"
  )
    return false
  // "9 late deliveries": an adjective.
  const isKind = /^(?:late|early)$/.test(next) && classes[amount.last + 1] === "noun"
  if (/^(?:ahead|early|earlier|late|later|ago|before|times)$/.test(next) && !opensClause && !isState && !isKind)
    return false
  if (before === "from" && /^(?:until|till)$/.test(next)) return false
  // "year 10s finished": a class, not seconds.
  if (amount.unit === "second" && isLabel(talk, amount.first)) return false
  if (/^(?:second|month)$/.test(amount.unit)) return !spans.test(before) || takesNow(talk, amount)
  if (amount.unit !== "count") return true
  // "between two and six in the morning": a time of day.
  const isBetween = before === "between" || (before === "and" && words[amount.first - 3]?.lower === "between")
  if (isBetween && amount.value <= 24) return false
  // "the 36 and the 37": identifiers.
  const isStart =
    before === "with" && amount.value > 0 && /^(?:started|began|opened|start|begin)$/.test(words[near - 1]?.lower ?? "")
  if (
    (/^(?:with|not)$/.test(before) && !isStart) ||
    (before === "the" && isBare(talk, amount) && /^(?:and|)$/.test(next))
  )
    return false
  if (/^(?:at|before|after|by|until)$/.test(before) && /^\d{1,2}[.:][0-5]\d$/.test(first?.text ?? "")) return false
  const ofYear =
    /^(?:year|week|day)$/.test(before) && /^(?:last|prior|previous|this)$/.test(words[near - 1]?.lower ?? "")
  if (labels.test(before) && !ofYear) return false
  const isHour =
    before === "at" &&
    amount.value <= 24 &&
    !first?.text.includes(".") &&
    !/^(?:am|are|is|was|were|be|it|them|that|this|still|now|down|up)$/.test(words[amount.first - 2]?.lower ?? "")
  // "zero missed deadlines": the participle modifies the noun.
  const isDescribed = isParticiple(next) && classes[amount.last + 1] === "noun"
  return !isHour && (isDescribed || isRatio(talk, amount) || !/^(?:be|have|past)$/.test(classes[amount.last] ?? ""))
}

/** "2014 to 17", "2019-23": the last two digits of a year. */
function isEndOfYears({ words }: Talk, { first, unit }: Amount): boolean {
  return (
    unit === "count" &&
    /^\d\d$/.test(words[first]?.text ?? "") &&
    /^(?:to|-|–|until|till|and)$/.test(words[first - 1]?.lower ?? "") &&
    /^(?:19|20)\d\d$/.test(words[first - 2]?.text ?? "")
  )
}

/** "the last three were 31, 33 and 35": no single level. */
function isOneOfSeveral(words: Talk["words"], first: number): boolean {
  const isNumber = (at: number) => words[at]?.kind === "number"
  const isJoint = (at: number) => /^(?:,|and|&)$/.test(words[at]?.lower ?? "")
  let [start, end] = [first, first]
  while (isJoint(start - 1) && isNumber(start - 2)) start -= 2
  while (isJoint(end + 1) && isNumber(end + 2)) end += 2
  return end - start >= 4 && words[end - 1]?.lower === "and"
}

/** "at weeks two, six and ten", "rooms 4 and 5": identifiers, not levels. */
function isListed({ words }: Talk, { first, unit }: Amount): boolean {
  if (unit !== "count" && unit !== "label") return false
  if (isOneOfSeveral(words, first)) return true
  let at = first - 1
  while (
    words[at]?.kind === "number" ||
    /^(?:,|and|or|&)$/.test(words[at]?.lower ?? "") ||
    upToTwelve.test(words[at]?.lower ?? "")
  )
    at--
  return (
    at >= 0 &&
    /^(?:weeks|days|months|years|rooms|wards|levels|phases|stages|lines|bays|sections|units|grades|rounds|versions)$/.test(
      words[at]?.lower ?? "",
    )
  )
}

/** "now we answer after 3 days", "now they find it in 2 minutes": the present duration of a process. */
function takesNow({ words, classes, clauses }: Talk, { first, last }: Amount): boolean {
  const start = /^(?:about|around|under|roughly|less)$/.test(words[first - 1]?.lower ?? "") ? first - 1 : first
  if (!/^(?:in|within|after)$/.test(words[start - 1]?.lower ?? "")) return false
  const clause = clauses.find((each) => each.first <= first && last <= each.last)
  if (!clause || clause.verb < 0 || clause.verb > first) return false
  // "finishes in 50 seconds where before it was two minutes"
  const isCompared = /^(?:where|when|and|but)?,? ?before\b/.test(lowerText(words, { first: last, last: last + 2 }))
  const isPresent = /^(?:base|third)$/.test(classes[clause.verb] ?? "")
  if (isCompared) return isPresent || classes[clause.verb] === "be"
  return isPresent && words.slice(clause.first, clause.last).some(({ lower }) => /^(?:now|nowadays)$/.test(lower))
}

/** A number in words. Small ones are incidental ("two of the girls"), and some are times or ages. */
function isLevelInWords({ words, classes }: Talk, { first, last, unit, value }: Amount): boolean {
  const before = words[first - 1]
  if ((unit === "count" && value > 0 && value < 4) || unit === "times") return false
  if (/^(?:half|quarter|minutes?|hours?|pounds?)$/.test(before?.lower ?? "")) return false
  if (unit === "%" && /^(?:half|halves)$/.test(words[first]?.lower ?? "")) return false
  const isAge =
    /^(?:over|under|above|below|aged)$/.test(before?.lower ?? "") &&
    !/^(?:be|past|have)$/.test(classes[first - 2] ?? "")
  return !isAge || classes[last] === "noun" || unit !== "count"
}

/** A number without a noun or rate, which shares those of another number. */
export function isBare({ words, classes }: Talk, amount: Amount): boolean {
  if (amount.unit !== "count") return false
  if (/^(?:a|an|per|of|out)$/.test(words[amount.last]?.lower ?? "")) return false
  // "now 31 average"
  if (/^(?:average|overall)$/.test(words[amount.last]?.lower ?? "") && classes[amount.last + 1] !== "noun") return true
  return !/^(?:noun|adjective)$/.test(classes[amount.last] ?? "")
}

/** "8 out of 41": comparable only to another part of a whole. */
export function isRatio({ words }: Talk, { first, last }: Amount): boolean {
  return words.slice(first, last).some(({ lower }) => lower === "of" || lower === "in")
}
