import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"
import { isFromTo } from "./from-to"
import { isBare, isRatio } from "./measures"

/**
 * The same unit. A bare number ("before it was 105") takes the unit of the other. `isThenAndNow`: the words say which
 * is former and which is present, so that "used to take a day, now 10 minutes" is not a coincidence.
 */
export function sameKind(talk: Talk, one: Amount, other: Amount, isThenAndNow: boolean): boolean {
  const ratios = [one, other].filter((amount) => isRatio(talk, amount))
  // "7 out of 10, before it was 4": a part of a whole pairs only with a number that can be of the same whole.
  if (ratios.length === 1 && !isBare(talk, ratios[0] === one ? other : one)) return false
  if (ratios.length === 1 && one.unit !== other.unit) return false
  const [small, large] = [Math.min(one.value, other.value), Math.max(one.value, other.value)]
  const isScaled =
    [one, other].some((amount) => scaleOf(talk, amount) !== "") &&
    Math.abs(one.last - one.first - (other.last - other.first)) === 1
  const isMoney = /^[A-Z]{3}$/.test(one.unit) || /^[A-Z]{3}$/.test(other.unit)
  if (
    (one.unit === other.unit || isMoney) &&
    small > 0 &&
    large / small > (isThenAndNow && one.unit === "second" ? maxTimesSaved : maxTimes) &&
    !isScaled &&
    !isFromTo(talk, one, other)
  )
    return false
  if (one.unit === other.unit) return true
  if (isOutOfReach(talk, one, other) || [one, other].some((amount) => isThere(talk, amount))) return false
  // "down from twelve minutes to about five per lift"
  if (other.unit === "count" && isFromTo(talk, one, other) && /^(?:an?|per)$/.test(talk.words[other.last]?.lower ?? ""))
    return true
  return (isBare(talk, one) && other.unit !== "count") || (isBare(talk, other) && one.unit !== "count")
}

/** The maximum plausible ratio of a change. Numbers further apart measure different things. */
const maxTimes = 60
/** The same for durations of one task, which a machine may do in minutes instead of days. */
const maxTimesSaved = 2000

/** "472,000 … 118 %", "seven months … ninety six thousand": not levels of one thing. */
function isOutOfReach({ words }: Talk, one: Amount, other: Amount): boolean {
  const said = (amount: Amount) => readNumber(words, amount)
  const [a, b] = [said(one), said(other)]
  if (a === null || b === null || Math.min(a, b) <= 0) return false
  const isTime = /^(?:second|month)$/.test(one.unit === "count" ? other.unit : one.unit)
  return Math.max(a, b) / Math.min(a, b) > (isTime ? 12 : maxTimes)
}

/** "last year there was eleven": a count, not a duration. */
const isThere = ({ words }: Talk, { first, unit }: Amount) =>
  unit === "count" && words[first - 2]?.lower === "there" && /^(?:was|were|is|are)$/.test(words[first - 1]?.lower ?? "")

/** The bare number of an amount: 19 of "19 days". */
function readNumber(words: Talk["words"], { first, last, value, unit }: Amount): number | null {
  if (unit === "count" || unit === "%" || /^[A-Z]{3}$/.test(unit)) return value
  const digits = words[first]?.lower.replaceAll(",", "") ?? ""
  if (/^\d+(?:\.\d+)?$/.test(digits)) return Number(digits)
  const span = { month: 1, year: 12, minute: 60, hour: 3600, day: 86_400, week: 604_800 }
  const name = (words[last - 1]?.lower ?? "").replace(/s$/, "") as keyof typeof span
  return span[name] ? value / span[name] : null
}

/** "k" of "620k" and " thousand" of "310 thousand", if the other number has neither. */
export function scaleOf({ words }: Talk, { first, last }: Amount): string {
  const end = words[last - 1]
  if (last - first < 2 || !end || !/^(?:k|m|bn|thousand|million|lakh|crore)$/.test(end.lower)) return ""
  return end.glued ? end.text : ` ${end.text}`
}
