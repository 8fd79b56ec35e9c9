import type { Told } from "../../../language/talk/moods"
import type { Amount } from "../../../language/talk/quantities"
import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/reading-copy"
import { waits } from "../people/of-other"
import { countsOther, isOfMeans } from "../phrases/counted-before"
import { nounPhrase } from "../phrases/noun-phrase"
import { runsOn } from "../phrases/run-ons"
import { countedBy } from "../phrases/topics"
import type { Age } from "./ages"
import { exampleOf } from "./change-topic"
import { dated } from "./dated"
import { isFromTo } from "./from-to"
import { isBare, isRatio } from "./measures"
import { isComparedWithin, isTailOfDeed, isToldAhead } from "./no-pairs"
import { sameKind, scaleOf } from "./same-kind"
import { isWorkBeside } from "./work-time"
import { areWe, isWorkedOn } from "./worked-on"

/** An amount with its clause and its age. */
export interface Placed {
  amount: Amount
  clause: number
  age: Age
}

/** True if two amounts measure one thing at two times. */
export function pairs(talk: Talk, one: Placed, other: Placed): boolean {
  if (!sameKind(talk, one.amount, other.amount)) return false
  const [a, b] = [talk.clauses[one.clause], talk.clauses[other.clause]]
  if (!a || !b) return false
  if (isFromTo(talk, one.amount, other.amount)) return true
  if (runsOn(talk, a) || runsOn(talk, b) || isWorkedOn(talk, one) || isWorkedOn(talk, other)) return false
  if (areWe(talk, one) || areWe(talk, other)) return false
  if (isComparedWithin(talk, one, other) || isToldAhead(talk, one, other) || isTailOfDeed(talk, one, other))
    return false
  if (isWorkBeside(talk, one, other) || isWorkBeside(talk, other, one)) return false
  const bothDated = one.clause !== other.clause && dated(talk, one) && dated(talk, other)
  if (one.age === other.age && one.age !== 0 && !bothDated) return false
  if (!sameThing(talk, one, other)) return false
  const [headA, headB] = [countedHead(talk, one), countedHead(talk, other)]
  const sameCounted = headA !== null && headA === headB
  if (one.clause !== other.clause && [one, other].every((side) => side.age > 0 && isOfNow(talk, side))) return false
  if (isYardstick(talk, a) !== isYardstick(talk, b) || comesLater(talk, one, other)) return false
  const apart = b.sentence - a.sentence
  const needsOneBreath = one.amount.unit !== other.amount.unit && !/^(?:%|[A-Z]{3})$/.test(one.amount.unit)
  const isBareOfElse = [one, other].some((side) => isBare(talk, side.amount) && subjectOf(talk, side).length > 0)
  if (needsOneBreath && apart > 0 && ((isBareOfElse && !namesOf(talk, one, other)) || !isSure(one, other))) return false
  if (needsOneBreath && apart > 0 && countsOther(talk, one.amount, other.amount)) return false
  const isNowOnly = one.age < 0 && saysOnlyNow(talk, other) && other.clause > one.clause
  if (apart > (sameCounted ? 8 : one.amount.unit === "%" ? 4 : isNowOnly ? 3 : 2)) return false
  if (one.age === other.age) return bothDated
  const sure = isSure(one, other)
  const isMoney = [one, other].filter(({ amount }) => /^[A-Z]{3}$/.test(amount.unit)).length === 1
  const isPart = [one, other].filter(({ amount }) => isRatio(talk, amount)).length === 1
  const mixed = one.amount.unit === other.amount.unit && isBare(talk, one.amount) !== isBare(talk, other.amount)
  const scaled = scaleOf(talk, one.amount) !== "" || scaleOf(talk, other.amount) !== ""
  if ((isMoney && !((sure || one.age * other.age < 0) && apart === 0)) || (isPart && other.age !== 2)) return false
  if (mixed && !sameCounted && ((apart > 0 && !areThere(talk, one, other) && !isNowOnly) || scaled)) return false
  if (mixed && !sure && inWords(talk, one, other)) return false
  const isNamedBefore = one.amount.unit === "%" && other.amount.unit === "%" && apart <= 1 && namesOf(talk, one, other)
  const areRatios = isRatio(talk, one.amount) && isRatio(talk, other.amount)
  const isClear = one.age * other.age < 0
  if (isBare(talk, one.amount) !== isBare(talk, other.amount) && one.amount.unit === other.amount.unit && !sure)
    return isClear && (apart === 0 || (apart === 1 && areThere(talk, one, other)))
  return (
    sure ||
    (isClear &&
      (sameCounted || areRatios || isNamedBefore || bothDated || apart === 0 || sameSubject(talk, one, other))) ||
    (bothDated && !isClear)
  )
}

/** "we had to repeat 9 percent … the repeats are under 2": the second subject occurs in the first clause. */
function namesOf(talk: Talk, one: Placed, other: Placed): boolean {
  const clause = talk.clauses[one.clause]
  const before = talk.words.slice(clause?.first, clause?.last).map(({ lower }) => lower.slice(0, 5))
  return subjectOf(talk, other).some((word) => word.length >= 5 && before.includes(word.slice(0, 5)))
}

/** "four restaurants take it", "it is 90 a day": present, so not a former level. */
function isOfNow({ clauses, classes }: Talk, { clause: at, age }: Placed): boolean {
  const verb = clauses[at]?.verb ?? -1
  return age === 2 || /^(?:base|third)$/.test(classes[verb] ?? "")
}

/** "Now 15", "it is down to 19 a month now", "now there are 41": a number for the thing counted before. */
function saysOnlyNow({ words, clauses, classes }: Talk, { amount, clause: at, age }: Placed): boolean {
  const clause = clauses[at]
  if (!clause || age !== 2) return false
  if (clause.subject && !/^(?:it|we|there|they|that)$/.test(words[clause.subject[0]]?.lower ?? "")) return false
  if (clause.verb >= 0 && !/^(?:is|are|am)$/.test(words[clause.verb]?.lower ?? "")) return false
  return words
    .slice(clause.first, clause.last)
    .every(
      ({ lower }, nth) =>
        (clause.first + nth >= amount.first && clause.first + nth < amount.last) ||
        !/^(?:noun|past|ing|base)$/.test(classes[clause.first + nth] ?? "") ||
        /^(?:day|week|month|year|hour|now)s?$/.test(lower),
    )
}

/** "There were 18 participants. This year there are 64." */
const areThere = ({ words, clauses }: Talk, ...both: Placed[]) =>
  both.every(({ clause }) => words[(clauses[clause]?.verb ?? 0) - 1]?.lower === "there")

const inWords = ({ words }: Talk, ...both: Placed[]) =>
  both.some(({ amount }) => words.slice(amount.first, amount.last).every(({ kind }) => kind !== "number"))

/** An offer, a goal or somebody else's level: a comparison, not a change. */
function isYardstick(talk: Talk, { first, last }: Told): boolean {
  return talk.words.slice(first, last).some(
    ({ lower }, at, all) =>
      // A plan among many is not a yardstick.
      !/^(?:an?|each|every)$/.test(all[at - 1]?.lower ?? "") &&
      /^(?:quotes?|quoted|quotation|target|goal|plan|forecast|budget|limit|company|need|needs|required|statutory|normal|normally|usual|norm|rest|others?)$/.test(
        lower,
      ),
  )
}

/** "they were at 9, the firm is at 4": a noun after a pronoun is a different thing, unless it was named before. */
function comesLater(talk: Talk, one: Placed, other: Placed): boolean {
  const [a, noun] = [talk.clauses[one.clause], subjectOf(talk, other)]
  if (waits(talk, one.clause)) return false
  if (!a?.subject || one.clause === other.clause || subjectOf(talk, one).length > 0 || noun.length === 0) return false
  return !talk.words.slice(0, a.first).some(({ concept }) => noun.includes(concept))
}

export const isSure = (one: Placed, other: Placed) => Math.abs(one.age) === 2 || Math.abs(other.age) === 2

/** Whether the amounts and the subjects of their clauses refer to the same thing. */
function sameThing(talk: Talk, one: Placed, other: Placed): boolean {
  const [a, b] = [countedHead(talk, one), countedHead(talk, other)]
  if (a && b && a !== b) return false
  const apart = talk.clauses[one.clause]?.sentence !== talk.clauses[other.clause]?.sentence
  if (apart && (countsOnes(talk, one.amount) || countsOnes(talk, other.amount))) return false
  if (one.clause === other.clause)
    return !isPartOfOther(talk, one.amount, other.amount) && !isOfMeans(talk, one.amount, other.amount)
  const [c, d] = [subjectOf(talk, one), subjectOf(talk, other)]
  if (isElse(a, d, b) || isElse(b, c, a)) return false
  return c.length === 0 || d.length === 0 || c.some((word) => d.includes(word))
}

/** "used to be 3 different ones": refers to the topic of its sentence. */
const countsOnes = ({ words }: Talk, { last }: Amount) =>
  words.slice(last, last + 2).some(({ lower }) => lower === "ones")

/** "14 reps … the floor was at 34": one number counts a noun, the other measures a different subject. */
function isElse(counted: string | null, subject: string[], own: string | null): boolean {
  return (
    counted !== null &&
    own === null &&
    subject.length > 0 &&
    !subject.some((word) => counted.startsWith(word.slice(0, 4)))
  )
}

/** "12% of the landlords were behind 61% of the complaints": shares of two things. */
function isPartOfOther({ words }: Talk, one: Amount, other: Amount): boolean {
  return words[one.last]?.lower === "of" && words[other.last]?.lower === "of"
}

function sameSubject(talk: Talk, one: Placed, other: Placed): boolean {
  if (subjectOf(talk, one).length > 0 && speaksOfIt(talk, other)) return true
  const subject = subjectOf(talk, other)
  return subjectOf(talk, one).some((word) => subject.includes(word))
}

/** "and it came to an hour, 65 minutes": the referent of "it". */
function speaksOfIt({ words, clauses }: Talk, { clause }: Placed): boolean {
  const told = clauses[clause]
  const before = clauses[clause - 1]
  const of = told && told.verb < 0 && before?.sentence === told.sentence ? before : told
  return of?.subject != null && /^(?:it|mine|ours)$/.test(words[of.subject[0]]?.lower ?? "")
}

function subjectOf(talk: Talk, { clause }: Placed): string[] {
  if (waits(talk, clause)) return []
  const own = talk.clauses[clause]
  const ahead = talk.clauses[clause - 1]
  const adds = own && own.verb < 0 && own.mark === "," && ahead?.sentence === own.sentence
  const told = adds ? ahead : own
  const noun = told?.subject && told.actor === "thing" ? nounPhrase(talk, told.subject[0], told.subject[1]) : null
  return noun?.filter((word) => word.content).map((word) => word.concept) ?? []
}

function countedHead(talk: Talk, { amount, clause }: Placed): string | null {
  if (amount.unit !== "count") return null
  // "50 times a week": a frequency, without a noun.
  if (/^times?$/.test(talk.words[amount.last]?.lower ?? "")) return "time"
  const counted = countedBy(talk, amount.last, talk.clauses[clause]?.last ?? amount.last)
  return headOf(counted ?? exampleOf(talk, amount, clause))
}

/** The head of a noun phrase: "complaints" in "complaints about dust". */
function headOf(noun: Word[] | null): string | null {
  const end = noun?.findIndex(({ lower }, at) => at > 0 && /^(?:of|in|for|on|from|per)$/.test(lower)) ?? -1
  return noun?.at(end > 0 ? end - 1 : -1)?.lower.replace(/s$/, "") ?? null
}
