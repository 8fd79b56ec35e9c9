import type { NumberMention } from "../../../language/numbers/mention"
import { periods } from "../../../language/numbers/rates"
import { compareValues } from "../numbers/compare"
import { readingsOf } from "../numbers/elided"
import type { Reading } from "../reading"
import { credentials } from "./credentials"

export const dates = /year|month-|quarter|day-of/

/** A stated number and one of an item as they mean the same, each perhaps with what it leaves out. */
export function meetings(
  stated: Reading,
  mention: NumberMention,
  reading: Reading,
  other: NumberMention,
): [NumberMention, NumberMention][] {
  return readingsOf(stated, mention).flatMap((mine) =>
    readingsOf(reading, other)
      .filter(
        (its) =>
          compareValues(rated(mine, its, stated), its) === "yes" ||
          (dates.test(mine.unit) && beginsThen(mine, its, reading)),
      )
      .map((its): [NumberMention, NumberMention] => [mine, its]),
  )
}

/** "the monthly cost fell from 4,200", "a clip renders in 20 minutes": what it is counted over stands elsewhere. */
function rated(mine: NumberMention, its: NumberMention, { tokens }: Reading): NumberMention {
  if (its.rate !== null && /^(?:piec|unit|head)$/.test(its.rate)) return { ...mine, rate: its.rate }
  if (mine.rate !== null || its.rate === null) return mine
  return tokens.some(({ lower, concept }) => periods.get(lower) === its.rate || concept === its.rate)
    ? { ...mine, rate: its.rate }
    : mine
}

const begins = /^(?:since|start|starts|started|starting|began|begin|begun|joined|join|opened|new|introduced|launched)$/

/** "since May" is said by "started in May", and by the year of a certificate. */
function beginsThen(mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  if (mention.place !== "since" || compareValues({ ...mention, place: other.place }, other) !== "yes") return false
  const before = reading.tokens.slice(Math.max(0, other.first - 9), other.first)
  return before.some(({ lower }) => begins.test(lower) || credentials.test(lower))
}

export function datesAgree(mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  if (beginsThen(mention, other, reading)) return true
  const since = (place: string) => place === "since"
  return since(mention.place) === since(other.place) || other.place === "" || !since(mention.place)
}
