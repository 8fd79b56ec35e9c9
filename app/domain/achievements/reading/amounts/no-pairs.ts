import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Talk } from "../../../language/talk/read-talk"
import { isBare } from "./measures"
import type { PlacedAmount } from "./work-time"

const against = /^(?:vs|versus|against|than)$/

const isInstead = (words: Talk["words"], at: number) =>
  words[at - 1]?.lower === "of" && words[at - 2]?.lower === "instead"

/** "412 this year vs 270 last year": a number paired within its own clause cannot pair with another clause. */
export function isComparedWithin({ words, clauses, amounts }: Talk, one: PlacedAmount, other: PlacedAmount): boolean {
  if (one.clause === other.clause) return false
  return [one, other].some(({ amount, clause: at }) => {
    const clause = clauses[at]
    if (!clause) return false
    const isSecond = against.test(words[amount.first - 1]?.lower ?? "") || isInstead(words, amount.first)
    const isFirst = against.test(words[amount.last]?.lower ?? "")
    return amounts.some(
      ({ first, last, isDate }) =>
        !isDate &&
        ((isSecond && first >= clause.first && last < amount.first) ||
          (isFirst && first > amount.last && last <= clause.last)),
    )
  })
}

const gains = /^(?:sold|made|took|raised|earned|signed|won|booked|delivered|collected|recruited|trained|placed)$/

/** "sold 46 hampers, last year it was 30": the object of an action is not a level of what was sold. */
export function isDeedThenLast(talk: Talk, one: PlacedAmount, other: PlacedAmount & { age: number }): boolean {
  const { words, clauses } = talk
  const deed = clauses[one.clause]
  if (isOfNearer(talk, one, other)) return true
  if (!deed || other.age !== -2 || other.clause - one.clause < 1 || other.clause - one.clause > 2) return false
  const behind = one.amount.first - deed.verb
  return isFirstPerson(deed.actor) && gains.test(words[deed.verb]?.lower ?? "") && behind >= 1 && behind <= 2
}

/** "2,300 lines, only 14 did not match, last time it was 90": the level of the number right before. */
function isOfNearer({ words, clauses, amounts }: Talk, one: PlacedAmount, other: PlacedAmount & { age: number }) {
  const [when, own] = [clauses[other.clause - 1], clauses[other.clause]]
  const isLast = when && when.verb < 0 && own?.mark === "" && words[when.first]?.lower === "last"
  if (!isLast || other.age !== -2 || words[own.subject?.[0] ?? -1]?.lower !== "it") return false
  return amounts.some(
    ({ first, last, unit, isDate }) =>
      !isDate && unit === one.amount.unit && first >= (clauses[one.clause]?.last ?? 0) && last <= when.first,
  )
}

/** "It is at 66, they had 12 visits on Monday": a number with a different subject. */
export function isToldAhead(
  talk: Talk,
  one: PlacedAmount & { age: number },
  other: PlacedAmount & { age: number },
): boolean {
  if (one.clause === other.clause || one.amount.unit !== "count" || other.amount.unit !== "count") return false
  const [first, later] = one.amount.first < other.amount.first ? [one, other] : [other, one]
  return later.age > -2 && later.age < first.age && isBare(talk, first.amount) && !isBare(talk, later.amount)
}

/** "put in a warm up, 12 minutes, they moaned, and it is 2 now": the duration of the measure is a different thing. */
export function isTailOfDeed({ clauses }: Talk, one: PlacedAmount & { age: number }, other: PlacedAmount): boolean {
  const [own, before] = [clauses[one.clause], clauses[one.clause - 1]]
  return (
    Math.abs(one.age) < 2 &&
    /^(?:second|month)$/.test(one.amount.unit) &&
    other.amount.unit === "count" &&
    other.clause - one.clause > 1 &&
    own !== undefined &&
    own.verb < 0 &&
    before?.sentence === own.sentence &&
    isFirstPerson(before.actor)
  )
}

const falls = /\b(?:down|fell|fallen|dropped|reduced|cut|decreased|lowered|shrank)\b/
const rises = /\b(?:up|rose|risen|grew|increased|climbed|raised|doubled)\b/

/** "went down from 0.9 to 2.4": the verb contradicts the numbers. */
export function goesOtherWay({ words, clauses }: Talk, from: PlacedAmount, to: PlacedAmount): boolean {
  const clause = clauses[to.clause]
  if (!clause || from.clause !== to.clause || from.amount.unit !== to.amount.unit) return false
  const said = words
    .slice(Math.max(clause.verb, clause.first), Math.min(from.amount.first, to.amount.first))
    .map(({ lower }) => lower)
    .join(" ")
  const [isDown, isUp] = [falls.test(said), rises.test(said)]
  return isDown !== isUp && (isDown ? to.amount.value > from.amount.value : to.amount.value < from.amount.value)
}
