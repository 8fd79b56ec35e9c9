import { positionsOf } from "../../../language/doers/positions"
import { countsItsList } from "../../../language/numbers/counted-list"
import type { NumberMention } from "../../../language/numbers/mention"
import { periods } from "../../../language/numbers/rates"
import type { Known } from "../library"
import { multiplierFromPair } from "../numbers/arithmetic"
import { happenedAgain, happensAsOften } from "../numbers/how-often"
import type { Reading } from "../reading/reading"
import { fallsShort } from "./falling-short"

/** Whether an item gives a number, if the form of the number decides it; undefined if the numbers must be compared. */
export function settledByForm(
  stated: Reading,
  mention: NumberMention,
  known: Known,
  reading: Reading,
): boolean | undefined {
  if (reading.crowded) return false
  if (happensAsOften(stated, mention, reading) || happenedAgain(mention, reading)) return true
  if (countsItsList(mention, stated.tokens)) return true
  if (lastedSo(mention, known)) return true
  if (mention.value === 0 && saysNone(mention, known)) return true
  if (isAttempt(mention, stated))
    return reading.mentions.some((one) => one.value === mention.value && isAttempt(one, reading))
  if (isOfName(stated, mention, reading) || isOneIn(stated, mention, reading)) return true
  if (isNthPeriod(stated, mention, reading)) return true
  if (mention.value === 2 && saysBoth(mention, known)) return true
  if (mention.text.toLowerCase() === "one") return saysOne(mention, known)
  const isUnit = oneUnit.test(mention.text) || (mention.place === "in" && /^a quarter$/i.test(mention.text))
  if (isUnit && (saysUnit(mention, known) || isMonth(mention, reading))) return true
  return known.id !== null && multiplierFromPair(mention, reading) ? true : undefined
}

/** A role from 2018 to 2021 supports "three years as a barista". */
export function lastedSo({ unit, value, hedge }: NumberMention, known: Known): boolean {
  if (unit !== "month" || hedge !== "" || known.field !== "role") return false
  const [start, end, ...more] = known
    .reading()
    .mentions.filter((one) => one.unit === "year" || one.unit === "month-of-year")
  if (!start || !end || more.length > 0 || start.unit !== end.unit) return false
  return value > 0 && (end.value - start.value) * (start.unit === "year" ? 12 : 1) === value
}

/** "no injuries" supports "zero injuries". */
export function saysNone({ unit, counted }: NumberMention, { tokens }: Known): boolean {
  if (unit !== "count") return false
  return tokens.some(
    ({ lower }, at) =>
      /^(?:no|zero|without|nil)$/.test(lower) &&
      tokens.slice(at + 1, at + 4).some(({ concept }) => counted.includes(concept)),
  )
}

/** "at the first attempt", "first time": says nothing about another first ("first inspection"). */
function isAttempt({ unit, last }: NumberMention, { tokens }: Reading): boolean {
  return unit === "ordinal" && /^(?:attempt|time|try|go)$/.test(tokens[last]?.lower ?? "")
}

/** "in his third week", from "in week 3". */
function isNthPeriod({ tokens }: Reading, { unit, value, last }: NumberMention, reading: Reading): boolean {
  const period = tokens[last]?.lower ?? ""
  if (unit !== "ordinal" || !periods.has(period)) return false
  return reading.mentions.some((one) => one.value === value && reading.tokens[one.first - 1]?.lower === period)
}

/** "Algebra 2", "Year 4": the number is part of a name, and the item has the same name. */
function isOfName(stated: Reading, mention: NumberMention, reading: Reading): boolean {
  const { first, value, unit } = mention
  const { tokens, mentions } = reading
  const name = stated.tokens[first - 1]
  if (unit !== "count" || !name?.capital || name.opening || stated.tokens[first]?.kind !== "number") return false
  return mentions.some(
    (one) =>
      one.value === value &&
      tokens[one.first - 1]?.concept === name.concept &&
      tokens[one.first - 1]?.capital &&
      mayBeNamed(stated, mention, reading, one),
  )
}

/** "been asked to run one in March, not done yet": a number or date in a plan does not belong to an action. */
export function mayBeGiven(
  stated: Reading,
  mention: NumberMention,
  { clauses }: Reading,
  { clause }: NumberMention,
): boolean {
  const moods = clauses[clause]?.moods
  const isName = mention.unit.startsWith("label ")
  if (!moods || !(moods.has("wished") || (moods.has("negated") && (isName || moods.has("unreached"))))) return true
  const mine = stated.clauses[mention.clause]
  return mine === undefined || mine.moods.size > 0 || fallsShort(stated, mine)
}

/** A name in a plan or a denial is not something that the person has. */
function mayBeNamed(stated: Reading, mention: NumberMention, reading: Reading, written: NumberMention): boolean {
  const isDenied = reading.clauses[written.clause]?.moods.has("negated") === true
  const denies = stated.clauses[mention.clause]?.moods.has("negated") === true
  return (!isDenied || denies) && mayBeGiven(stated, mention, reading, written)
}

/** "one in 20". */
function isOneIn(stated: Reading, mention: NumberMention, reading: Reading): boolean {
  const isShare = ({ first, unit }: NumberMention, { tokens }: Reading) =>
    unit === "count" && tokens[first - 1]?.lower === "in" && /^(?:one|1)$/.test(tokens[first - 2]?.lower ?? "")
  return (
    isShare(mention, stated) && reading.mentions.some((one) => isShare(one, reading) && one.value === mention.value)
  )
}

/** "both interns" supports "two interns". */
function saysBoth({ unit, counted, hedge }: NumberMention, { tokens }: Known): boolean {
  if (unit !== "count" || hedge !== "") return false
  return tokens.some(
    ({ lower }, at) =>
      lower === "both" && tokens.slice(at + 1, at + 4).some(({ concept }) => counted.includes(concept)),
  )
}

/** "my busiest season", and "one shift" whatever follows it, support "one season" and "one shift". */
function saysOne(mention: NumberMention, { tokens }: Known): boolean {
  const noun = mention.counted.at(-1)
  const isOne = (at: number) => /^(?:one|1|an?|single)$/.test(tokens[at - 1]?.lower ?? "")
  return positionsOf(tokens, noun ?? "").some(
    (at) => !tokens[at]?.lower.endsWith("s") && (isOne(at) || !tokens[at + 1]?.content),
  )
}

const oneUnit = /^(?:one|1)[ -](?:minute|hour|day|week|month|quarter|year)$/i

/** "in July" supports "within one month". */
function isMonth({ text }: NumberMention, { mentions }: Reading): boolean {
  return (
    /month$/i.test(text) &&
    mentions.filter(({ unit, place }) => unit.startsWith("month-") && place === "in").length === 1
  )
}

/** "in a year" supports "one year", "the first week" supports "one week", "this quarter" supports "in a quarter". */
function saysUnit({ text, place }: NumberMention, { tokens }: Known): boolean {
  const unit = text.split(/[ -]/)[1]?.toLowerCase()
  // "within a month of the letters" starts then, "this month" does not.
  const before = place === "in" ? /^(?:an?|one|first|single|within|whole|this|last|past)$/ : oneBefore
  return tokens.some((token, at) => token.lower === unit && before.test(tokens[at - 1]?.lower ?? ""))
}

const oneBefore = /^(?:an?|one|first|single|within|whole)$/
