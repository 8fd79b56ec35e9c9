import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { dated } from "./dated"
import { isBare } from "./measures"
import { sameKind } from "./same-kind"
import { countedHead, type Placed } from "./same-thing"

/** Two amounts of one kind, and what the rules ask about them more than once. */
export interface Pair {
  talk: Talk
  one: Placed
  other: Placed
  sides: [Placed, Placed]
  clauses: [Told, Told]
  /** The number of sentences between them. */
  apart: number
  /** Both have a date of their own, in different clauses. */
  bothDated: boolean
  /** Both have a date, and the second is only a number: "31 mispicks in March … 12 in April". */
  isSeries: boolean
  /** Both count the same noun. */
  sameCounted: boolean
  /** The second is only a present number for the thing counted before. */
  isNowOnly: boolean
  /** The words place one in an earlier time or in the present. */
  sure: boolean
  /** The second is the former value of "it", before the action in the first. */
  isOfIt: boolean
  /** One is of an earlier time, the other of a later one. */
  isClear: boolean
  /** Of one unit, but only one of them is a bare number. */
  mixed: boolean
}

/** What the pairing rules ask about two amounts; null if they are not of one kind. */
export function pairOf(talk: Talk, one: Placed, other: Placed): Pair | null {
  const [a, b] = [talk.clauses[one.clause], talk.clauses[other.clause]]
  if (!a || !b || !sameKind(talk, one.amount, other.amount, isSure(one, other) && one.age * other.age < 0)) return null
  const [headA, headB] = [countedHead(talk, one), countedHead(talk, other)]
  const bothDated = one.clause !== other.clause && dated(talk, one) && dated(talk, other)
  const isOfIt = wasOfIt(talk, one, other)
  const isOfOneUnit = one.amount.unit === other.amount.unit
  return {
    ...{ talk, one, other, sides: [one, other], clauses: [a, b], apart: b.sentence - a.sentence },
    ...{ bothDated, isSeries: bothDated && b.verb < 0 && isBare(talk, other.amount) },
    sameCounted: headA !== null && headA === headB,
    isNowOnly: one.age < 0 && saysOnlyNow(talk, other) && other.clause > one.clause,
    sure: isSure(one, other),
    ...{ isOfIt, isClear: one.age * other.age < 0 || isOfIt },
    mixed: isOfOneUnit && isBare(talk, one.amount) !== isBare(talk, other.amount),
  }
}

/** "Now 15", "it is down to 19 a month now", "now there are 41": a number for the thing counted before. */
export function saysOnlyNow({ words, clauses, classes }: Talk, { amount, clause: at, age }: Placed): boolean {
  const clause = clauses[at]
  if (!clause || age !== 2) return false
  if (clause.subject && !/^(?:it|we|there|they|that)$/.test(words[clause.subject[0]]?.lower ?? "")) return false
  if (clause.verb >= 0 && !/^(?:is|are|am|was|were|got|had|hit|scored|reached)$/.test(words[clause.verb]?.lower ?? ""))
    return false
  return words
    .slice(clause.first, clause.last)
    .every(
      ({ lower }, nth) =>
        (clause.first + nth >= amount.first && clause.first + nth < amount.last) ||
        clause.first + nth === clause.verb ||
        !/^(?:noun|past|ing|base)$/.test(classes[clause.first + nth] ?? "") ||
        /^(?:day|week|month|year|hour|now)s?$/.test(lower),
    )
}

export const isSure = (one: Placed, other: Placed) => Math.abs(one.age) === 2 || Math.abs(other.age) === 2

/** "Got response time under 2 hours. It was 9 hours in January": the value of "it" before the person's action. */
function wasOfIt({ words, clauses }: Talk, one: Placed, other: Placed): boolean {
  const [deed, state] = [clauses[one.clause], clauses[other.clause]]
  if (!deed || !state?.subject || other.age >= 0 || other.clause !== one.clause + 1) return false
  const isIt = words[state.subject[0]]?.lower === "it" && /^(?:was|used)$/.test(words[state.verb]?.lower ?? "")
  return (
    isIt &&
    isFirstPerson(deed.actor) &&
    /^(?:got|brought|cut|reduced|lowered|raised|kept)$/.test(words[deed.verb]?.lower ?? "")
  )
}
