import type { NumberMention } from "../../../language/numbers/mention"
import type { Reading } from "../reading/reading"
import { isLater } from "./changes"
import { readingsOf } from "./elided"

/** Whether a value follows from numbers of one item: a sum, difference, product, share, change or span of years. */
export function isDerivable(stated: NumberMention, reading: Reading): boolean {
  const { mentions } = reading
  if (stated.unit === "%" || stated.unit === "times")
    return isRatio(
      stated,
      mentions.flatMap((mention) => readingsOf(reading, mention)),
    )
  const valuesOf = (unit: string) => mentions.filter((mention) => mention.unit === unit).map(({ value }) => value)
  const same = valuesOf(stated.unit)
  const sum = same.reduce((all, value) => all + value, 0)
  if (same.length > 1 && near(stated.value, sum)) return true
  if (
    stated.unit === "month" &&
    pairs(valuesOf("year")).some(([one, two]) => Math.abs(one - two) * 12 === stated.value)
  )
    return true
  if (pairs(same).some(([one, two]) => near(stated.value, one + two) || near(stated.value, Math.abs(one - two))))
    return true
  const all = mentions.filter(({ unit }) => !/^(?:ordinal|label.*|%)$/.test(unit)).map(({ value }) => value)
  return pairs(all).some(([one, two]) => near(stated.value, one * two))
}

/**
 * A share or multiple is derived from two amounts of one kind, a change only as that change: 11,200 to 7,900 is −29 %.
 */
function isRatio(stated: NumberMention, mentions: NumberMention[]): boolean {
  const amounts = mentions.filter(({ unit }) =>
    (stated.unit === "times"
      ? /^(?:%|count|second|[A-Z]{3}|gram|metre|litre)$/
      : /^(?:count|second|[A-Z]{3}|gram|metre|litre)$/
    ).test(unit),
  )
  return pairs(amounts).some(([one, two]) => {
    const kind = one.unit === two.unit && (one.counted.length === 0 || two.counted.length === 0 || sameThing(one, two))
    const [low, high] = [Math.min(one.value, two.value), Math.max(one.value, two.value)]
    if (!kind || low <= 0) return false
    const fits = (result: number) => Math.abs(result - stated.value) < (stated.unit === "%" ? 1 : 0.1)
    if (stated.unit === "times") return ratioStands(stated, high / low) || ratioStands(stated, low / high)
    if (stated.direction === "down") return fits((1 - low / high) * 100)
    if (stated.direction === "up") return fits((high / low - 1) * 100)
    return stated.place === "by"
      ? fits((1 - low / high) * 100) || fits((high / low - 1) * 100)
      : fits((low / high) * 100)
  })
}

/** A multiple is the ratio of two values. With "more than", the ratio may be slightly larger. */
function ratioStands(stated: NumberMention, ratio: number): boolean {
  if (stated.hedge === "") return near(ratio, stated.value)
  if (stated.hedge !== "over" && stated.hedge !== "least") return false
  return stated.value >= 1
    ? ratio >= stated.value && ratio < stated.value + 1
    : ratio <= stated.value && ratio > stated.value / 2
}

const pairLimit = 24

function pairs<Value>(values: Value[]): [Value, Value][] {
  const few = values.slice(0, pairLimit)
  return few.flatMap((one, at) => few.slice(at + 1).map((two): [Value, Value] => [one, two]))
}

function near(one: number, two: number): boolean {
  return Math.abs(one - two) < 1e-6 * Math.max(1, one)
}

/** "doubled" and "halved" need both values in the item, in that direction. */
export function multiplierFromPair(stated: NumberMention, reading: Reading): boolean {
  const multiple = multipleOf(stated)
  if (!multiple) return false
  const known = reading.mentions
  for (const unit of new Set(known.map((mention) => mention.unit))) {
    if (!/^[A-Z]{3}$|^%$|^second$|^count$/.test(unit)) continue
    const [one, two, ...more] = known.filter((mention) => mention.unit === unit)
    if (!one || !two || more.length > 0 || (unit === "count" && !sameThing(one, two))) continue
    const [early, late] = isLater(one, two, reading) ? [two, one] : [one, two]
    if (early.value > 0 && ratioStands(multiple, late.value / early.value)) return true
  }
  return known.some((from) => {
    if (from.place !== "from") return false
    const to = known.find((other) => other.place === "to" && other.clause === from.clause && other.unit === from.unit)
    return to !== undefined && ratioStands(multiple, to.value / from.value)
  })
}

/** "31 a week in January, 12 a week in May": two counts of one thing. */
function sameThing(one: NumberMention, two: NumberMention): boolean {
  if (one.rate !== null && one.rate === two.rate) return true
  return two.counted.length === 0 || two.counted.at(-1) === one.counted.at(-1)
}

/** "fell by half" means "halved". */
function multipleOf(stated: NumberMention): NumberMention | null {
  if (stated.unit === "times") return stated
  const isHalf = stated.unit === "%" && stated.text.toLowerCase() === "half" && stated.direction === "down"
  return isHalf && stated.place === "by" ? { ...stated, unit: "times", value: 0.5 } : null
}
