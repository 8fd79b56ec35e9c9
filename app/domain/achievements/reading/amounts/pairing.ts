import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { countsOther } from "../phrases/counted-before"
import { runsOn } from "../phrases/run-ons"
import { isFromTo, isToFrom } from "./from-to"
import { isBare, isRatio } from "./measures"
import { isComparedWithin, isDeedThenLast, isTailOfDeed, isToldAhead } from "./no-pairs"
import { type Pair, pairOf, saysOnlyNow } from "./pair"
import { scaleOf } from "./same-kind"
import { comesLater, namesOf, type Placed, sameSubject, sameThing, subjectOf } from "./same-thing"
import { isWorkBeside } from "./work-time"
import { areWe, isWorkedOn } from "./worked-on"

/** True if two amounts measure one thing at two times. */
export function pairs(talk: Talk, one: Placed, other: Placed): boolean {
  const pair = pairOf(talk, one, other)
  if (!pair || isVote(pair)) return false
  if (isFromTo(talk, one.amount, other.amount) || isToFrom(talk, one.amount, other.amount)) return true
  if (isNotOther(talk, one, other) || isOfWork(pair) || areOfOneTime(pair) || !sameThing(talk, one, other)) return false
  if (!areLevels(pair) || isRecordBefore(pair)) return false
  if (isYardstick(talk, pair.clauses[0]) !== isYardstick(talk, pair.clauses[1])) return false
  if (comesLater(talk, one, other) || isOfElse(pair) || isTooFar(pair)) return false
  if (one.age === other.age) return pair.bothDated
  return !differInForm(pair) && isOneThing(pair)
}

/** "takes 20 minutes not 3 hours": the second is what it is no longer. */
const isNotOther = ({ words }: Talk, one: Placed, other: Placed) =>
  words[one.amount.last]?.lower === "not" && other.amount.first === one.amount.last + 1

/** "61 to 12 in the vote": a result with two sides, not a change. */
const isVote = ({ talk, clauses }: Pair) =>
  clauses.some((clause) => /\b(?:vot(?:e|es|ed|ing)|ballot|in favou?r)\b/.test(lowerText(talk.words, clause)))

/** An amount of what was worked on or compared, not the level of a measure. */
function isOfWork({ talk, one, other, sides, clauses }: Pair): boolean {
  return (
    clauses.some((clause) => runsOn(talk, clause)) ||
    sides.some((side) => isWorkedOn(talk, side) || areWe(talk, side)) ||
    isComparedWithin(talk, one, other) ||
    isDeedThenLast(talk, one, other) ||
    isToldAhead(talk, one, other) ||
    isTailOfDeed(talk, one, other) ||
    isWorkBeside(talk, one, other) ||
    isWorkBeside(talk, other, one)
  )
}

/** Both are of one time, so that nothing changed between them. */
function areOfOneTime({ talk, one, other, sides, bothDated }: Pair): boolean {
  if (one.age === other.age && one.age !== 0 && !bothDated) return true
  return one.clause !== other.clause && sides.every((side) => side.age > 0 && isOfNow(talk, side))
}

/**
 * "last year was twelve; locked roses at 68 cents": the object of an action is not a level of a bare number before it.
 */
function areLevels({ talk, one, other, sides, clauses }: Pair): boolean {
  if (one.amount.unit === other.amount.unit || one.clause === other.clause) return true
  return sides.every(({ amount }, nth) => {
    const { verb = -1, actor } = clauses[nth] ?? {}
    const isMine = isFirstPerson(actor)
    const isDone = talk.classes[verb] === "past" && (isMine || clauses[nth]?.subject === null)
    // "I talk with sales every morning 10 minutes": a habit.
    const isHabit = talk.classes[verb] === "base" && isMine && sides[nth]?.age !== 2
    return amount.unit === "count" || !(isDone || isHabit) || level.test(talk.words[verb]?.lower ?? "")
  })
}

/** "we shipped 31,000, the most before that was 24, and I had 38 people": the record belongs to the number before it. */
function isRecordBefore({ talk, one, other, clauses }: Pair): boolean {
  return (
    one.clause !== other.clause &&
    other.age < 2 &&
    /^(?:and |but )?before (?:that|this|then)\b/.test(lowerText(talk.words, clauses[0]))
  )
}

/** Verbs for the level or the movement of a measure. */
const level = new RegExp(laidOut`
  ^(?:
    was|were|had|got|took|cost|spent|paid|waited|averaged|hit|reached|stood|sat|ran|made|did|brought|cut|reduced|
    lowered|raised|went|came|fell|dropped|rose|grew|climbed|used|lost|needed|shortened|increased|improved|closed|
    finished|ended|doubled|halved|have|take|need|spend|wait|pay|cost|use|get|do|make|answer|find|run
  )$
`)

/** Amounts of different units in two sentences measure one thing only if the words say so. */
function isOfElse({ talk, one, other, sides, apart, sure }: Pair): boolean {
  const { unit } = one.amount
  if (apart <= 0 || unit === other.amount.unit || /^(?:%|[A-Z]{3})$/.test(unit)) return false
  const isBareOfElse = sides.some((side) => isBare(talk, side.amount) && subjectOf(talk, side).length > 0)
  return (isBareOfElse && !namesOf(talk, one, other)) || !sure || countsOther(talk, one.amount, other.amount)
}

function isTooFar({ one, apart, sameCounted, isNowOnly }: Pair): boolean {
  return apart > (sameCounted ? 8 : one.amount.unit === "%" ? 4 : isNowOnly ? 3 : 2)
}

/** One is money, a share, scaled or in words and the other is not: only one breath makes them one measure. */
function differInForm({
  talk,
  one,
  other,
  sides,
  apart,
  isSeries,
  sameCounted,
  isNowOnly,
  sure,
  isClear,
  mixed,
}: Pair): boolean {
  const isMoney = sides.filter(({ amount }) => /^[A-Z]{3}$/.test(amount.unit)).length === 1
  if (isMoney && !((sure || isClear) && apart === 0)) return true
  const isPart = sides.filter(({ amount }) => isRatio(talk, amount)).length === 1
  if (isPart && other.age !== 2) return true
  const isShare = sides.filter(({ amount }) => amount.unit === "%").length === 1
  if (
    isShare &&
    apart > 0 &&
    !isNowOnly &&
    !(apart <= 2 && sides.some((side) => saysOnlyNow(talk, side))) &&
    !sameSubject(talk, one, other)
  )
    return true
  const isScaled = sides.some(({ amount }) => scaleOf(talk, amount) !== "")
  if (mixed && !sameCounted && ((apart > 0 && !isSeries && !areThere(talk, one, other) && !isNowOnly) || isScaled))
    return true
  return mixed && !sure && inWords(talk, one, other)
}

/** The words around the amounts say that they measure one thing. */
function isOneThing({
  isOfIt,
  talk,
  one,
  other,
  sides,
  apart,
  bothDated,
  isSeries,
  sameCounted,
  sure,
  isClear,
  mixed,
}: Pair): boolean {
  if (isOfIt || (mixed && !sure && isSeries)) return true
  if (mixed && !sure) return isClear && (apart === 0 || (apart === 1 && areThere(talk, one, other)))
  if (sure) return true
  if (!isClear) return bothDated
  const isNamedBefore = sides.every(({ amount }) => amount.unit === "%") && apart <= 1 && namesOf(talk, one, other)
  const areRatios = sides.every(({ amount }) => isRatio(talk, amount))
  return sameCounted || areRatios || isNamedBefore || bothDated || apart === 0 || sameSubject(talk, one, other)
}

/** "four restaurants take it", "it is 90 a day": present, so not a former level. */
function isOfNow({ clauses, classes }: Talk, { clause: at, age }: Placed): boolean {
  const verb = clauses[at]?.verb ?? -1
  return age === 2 || /^(?:base|third)$/.test(classes[verb] ?? "")
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
      /^(?:record|best|quotes?|quoted|quotation|target|goal|plan|forecast|budget|limit|company|need|needs|required|statutory|normal|normally|usual|norm|rest|others?)$/.test(
        lower,
      ),
  )
}
