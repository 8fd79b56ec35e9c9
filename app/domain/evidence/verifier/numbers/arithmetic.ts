import type { NumberMention } from "../../../language/numbers/mention"
import type { Reading } from "../reading"
import { isLater } from "./changes"

/** Whether a stated value could be worked out from known ones: a sum, difference, product, share or span of years. */
export function derivable(stated: NumberMention, known: NumberMention[]): boolean {
  const same = known.filter((mention) => mention.unit === stated.unit).map((mention) => mention.value)
  const years = known.filter((mention) => mention.unit === "year").map((mention) => mention.value)
  const all = known
    .filter((mention) => mention.unit !== "ordinal" && mention.unit !== "label")
    .map((mention) => mention.value)
  if (
    near(
      stated.value,
      same.reduce((sum, value) => sum + value, 0),
    ) &&
    same.length > 1
  )
    return true
  if (stated.unit === "month" && pairs(years).some(([one, two]) => Math.abs(one - two) * 12 === stated.value))
    return true
  if (pairs(same).some(([one, two]) => near(stated.value, one + two) || near(stated.value, Math.abs(one - two))))
    return true
  if (pairs(all).some(([one, two]) => near(stated.value, one * two))) return stated.unit !== "%"
  if (stated.unit !== "%" && stated.unit !== "times") return false
  return pairs(all).some(([one, two]) => {
    const high = Math.max(one, two)
    const low = Math.min(one, two)
    if (low <= 0) return false
    if (stated.unit === "times" && stated.hedge !== "" && stated.value < 1) return low / high <= stated.value
    if (stated.unit === "times" && stated.hedge !== "") return high / low >= stated.value
    const results =
      stated.unit === "%"
        ? [(low / high) * 100, (1 - low / high) * 100, (high / low - 1) * 100]
        : [high / low, low / high]
    return results.some((result) => Math.abs(result - stated.value) < (stated.unit === "%" ? 1 : 0.1))
  })
}

/** A multiple is the ratio of two values, or with "more than" one that it surpasses, and not by far. */
function ratioStands(stated: NumberMention, ratio: number): boolean {
  if (stated.hedge === "") return near(ratio, stated.value)
  if (stated.hedge !== "over" && stated.hedge !== "least") return false
  return stated.value >= 1
    ? ratio >= stated.value && ratio < stated.value + 1
    : ratio <= stated.value && ratio > stated.value / 2
}

const pairLimit = 24

function pairs(values: number[]): [number, number][] {
  const few = values.slice(0, pairLimit)
  return few.flatMap((one, at) => few.slice(at + 1).map((two): [number, number] => [one, two]))
}

function near(one: number, two: number): boolean {
  return Math.abs(one - two) < 1e-6 * Math.max(1, one)
}

/** "doubled" and "halved" are carried where both values stand in the item, in that direction. */
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

/** "fell by half" is "halved". */
function multipleOf(stated: NumberMention): NumberMention | null {
  if (stated.unit === "times") return stated
  const isHalf = stated.unit === "%" && stated.text.toLowerCase() === "half" && stated.direction === "down"
  return isHalf && stated.place === "by" ? { ...stated, unit: "times", value: 0.5 } : null
}
