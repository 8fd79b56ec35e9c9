import type { NumberMention } from "../../../../language/numbers/mention"
import { periods } from "../../../../language/numbers/rates"
import { looksLikeVerb } from "../../../../language/verbs/verbs"
import type { Token } from "../../../../language/words/tokens"
import { compareValues } from "../../numbers/compare"
import { readingsOf } from "../../numbers/elided"
import type { Reading } from "../../reading/reading"
import { credentials } from "../credentials"

export const dates = /year|month-|quarter|day-of/

/** A stated number and an item's number in comparable form, each with any omitted part restored. */
export function meetings(
  stated: Reading,
  mention: NumberMention,
  reading: Reading,
  other: NumberMention,
): [NumberMention, NumberMention][] {
  return [...readingsOf(stated, mention), ...asCount(stated, mention)].flatMap((mine) =>
    [...readingsOf(reading, other), ...asDeeds(reading, other)]
      .filter(
        (its) =>
          compareValues(rated(mine, its, stated, reading), asMoney(mine, its, reading)) === "yes" ||
          (dates.test(mine.unit) && beginsThen(mine, its, reading)),
      )
      .map((its): [NumberMention, NumberMention] => [mine, its]),
  )
}

/** "11 failures" supports "failed eleven times". */
function asCount({ tokens }: Reading, mention: NumberMention): NumberMention[] {
  const isOften = mention.unit === "times" && /^(?:twice|\w+ times)$/i.test(mention.text)
  return isOften && tokens[mention.last]?.lower !== "as" ? [{ ...mention, unit: "count", counted: [] }] : []
}

/** "briefed her twice" supports "two briefings". */
function asDeeds({ tokens, clauses }: Reading, mention: NumberMention): NumberMention[] {
  if (mention.unit !== "times" || mention.rate !== null || !/^(?:twice|\w+ times)$/i.test(mention.text)) return []
  const { first = 0, last = 0 } = clauses[mention.clause] ?? {}
  const deeds = tokens.slice(first, last).filter(({ lower, content }) => content && looksLikeVerb(lower))
  return [{ ...mention, unit: "count", counted: deeds.map(({ concept }) => concept) }]
}

/** "the monthly cost fell from 4,200", "a clip renders in 20 minutes": the rate is elsewhere in the clause. */
function rated(mine: NumberMention, its: NumberMention, { tokens }: Reading, reading: Reading): NumberMention {
  if (its.rate !== null && /^(?:piec|unit|head)$/.test(its.rate)) return { ...mine, rate: its.rate }
  if (mine.rate !== null && its.rate === null)
    return dealt(mine.rate, reading) || reading.tokens.some(({ lower }) => isOver(lower, mine.rate))
      ? { ...mine, rate: null }
      : mine
  if (mine.rate !== null || its.rate === null) return mine
  // "ran 5 hours every night": each run lasted 5 hours.
  if (its.unit === "second" && /^(?:every|each)$/.test(reading.tokens[its.last]?.lower ?? ""))
    return { ...mine, rate: its.rate }
  return tokens.some(({ lower, concept }) => periods.get(lower) === its.rate || concept === its.rate)
    ? { ...mine, rate: its.rate }
    : mine
}

/** "the yearly price". */
function isOver(lower: string, rate: string | null): boolean {
  return /(?:ly|annual)$/.test(lower) && periods.get(lower) === rate
}

/** "arrears were 14k": an amount without its currency, if the item is about money and names none. */
function asMoney(mine: NumberMention, its: NumberMention, { tokens, mentions }: Reading): NumberMention {
  const isBare = its.unit === "count" && its.counted.length === 0
  if (!isBare || !currency.test(mine.unit) || mentions.some(({ unit }) => currency.test(unit))) return its
  return tokens.some(({ lower }) => money.test(lower)) ? { ...its, unit: mine.unit } : its
}

const currency = /^[A-Z]{3}$/
const money =
  /^(?:arrears|bills?|prices?|priced|costs?|saves?|saved|saving|rents?|budgets?|paid|pay|raised|fees?|revenue|sales|turnover|quoted?|invoices?|income|profits?|grants?|funds?|charges?|takings|deposits?|debts?)$/

/** "a fish took 2 h": two hours per fish. */
function dealt(rate: string, { tokens }: Reading): boolean {
  return tokens.some(
    ({ concept }, at) => concept === rate && /^(?:an?|one|each|every|per)$/.test(tokens[at - 1]?.lower ?? ""),
  )
}

const begins = /^(?:since|start|starts|started|starting|began|begin|begun|joined|join|opened|new|introduced|launched)$/

/** "started in May", or the year of a certificate, supports "since May". */
function beginsThen(mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  if (mention.place !== "since" || compareValues({ ...mention, place: other.place }, other) !== "yes") return false
  const before = reading.tokens.slice(Math.max(0, other.first - 9), other.first)
  return before.some(({ lower }) => begins.test(lower) || credentials.test(lower))
}

/** "lost a drive in May, and have not lost a frame since": since then. */
export function isSinceThen(mention: NumberMention, other: NumberMention, { tokens, mentions }: Reading): boolean {
  if (mention.place !== "since" || other.place !== "in" || !/^month-/.test(other.unit)) return false
  if (mentions.some((one) => one !== other && dates.test(one.unit))) return false
  return tokens.some(
    ({ lower }, at) => at > other.last && lower === "since" && !/^(?:word|number)$/.test(kindBehind(tokens, at)),
  )
}

/** A note continues with "n" or "and" after "since". */
function kindBehind(tokens: Token[], at: number): string {
  const next = tokens[at + 1]
  return next && !/^(?:n|and|then)$/.test(next.lower) ? next.kind : ""
}

export function datesAgree(mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  if (beginsThen(mention, other, reading) || isSinceThen(mention, other, reading)) return true
  const since = (place: string) => place === "since"
  return since(mention.place) === since(other.place) || other.place === "" || !since(mention.place)
}
