import type { NumberMention } from "../../../language/numbers/mention"
import { sentenceBounds } from "../reading/once-per-clause"
import type { Reading } from "../reading/reading"

/** A word that contrasts one time with another: "this year" with "last year", Monday with Friday, before with after. */
interface Mark {
  at: number
  kind: "period" | "weekday" | "daytime" | "event"
  value: string
}

const period =
  /^(?:years?|yrs?|seasons?|months?|weeks?|quarters?|qtr|terms?|semesters?|summer|winter|spring|autumn|fall|time|round)$/
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/
const daytime = /^(?:morning|afternoon|evening|night)s?$/
const dates = /year|month-|quarter|day-of/
const marks = new WeakMap<Reading, Mark[]>()

function marksOf(reading: Reading): Mark[] {
  const before = marks.get(reading)
  if (before) return before
  const { tokens } = reading
  const found = tokens.flatMap(({ lower }, at): Mark[] => {
    const [previous, next] = [tokens[at - 1]?.lower ?? "", tokens[at + 1]?.lower ?? ""]
    if (/^(?:this|last|previous)$/.test(lower) && period.test(next))
      return [{ at, kind: "period", value: lower === "this" ? "this" : "last" }]
    if (weekday.test(lower)) return [{ at, kind: "weekday", value: lower.replace(/s$/, "") }]
    if (daytime.test(lower)) return [{ at, kind: "daytime", value: lower.replace(/s$/, "") }]
    if (lower === "before" && period.test(previous) && tokens[at + 1]?.kind !== "word")
      return [{ at, kind: "period", value: "last" }]
    return /^(?:before|after)$/.test(lower) ? [{ at, kind: "event", value: lower }] : []
  })
  marks.set(reading, found)
  return found
}

/**
 * The time that a number belongs to, of a kind that its sentence contrasts: the mark before it if the marks come first,
 * else the one after it. Null without two different marks.
 */
function timeOf(reading: Reading, mention: NumberMention, kind: Mark["kind"]): string | null {
  const all = marksOf(reading)
  if (all.length < 2) return null
  const bounds = sentenceBounds(reading)
  const own = all.filter((mark) => mark.kind === kind && bounds(mark.at) === bounds(mention.first))
  if (new Set(own.map(({ value }) => value)).size < 2) return null
  const amounts = reading.mentions.filter(
    ({ first, unit }) => !dates.test(unit) && bounds(first) === bounds(mention.first),
  )
  // "the 12 weeks before": not the counted thing.
  const isSpan = ({ unit, place, last }: NumberMention) =>
    /^(?:second|month)$/.test(unit) &&
    (/^(?:in|within|over|for|during)$/.test(place) || /^(?:before|after)$/.test(reading.tokens[last]?.lower ?? ""))
  const start = amounts.find((one) => !isSpan(one))
  const isLed = (own[0]?.at ?? 0) < (start?.first ?? 0)
  const mark = isLed ? own.findLast(({ at }) => at < mention.first) : own.find(({ at }) => at >= mention.last)
  return mark?.value ?? null
}

const kinds = ["period", "weekday", "daytime", "event"] as const

/** "4 this year and 0 last year", from "0 this year, 4 last year": both contrast two times, but in different ways. */
export function isOfOtherTime(stated: Reading, mention: NumberMention, text: Reading, known: NumberMention): boolean {
  return kinds.some((kind) => {
    const mine = timeOf(stated, mention, kind)
    const its = mine === null ? null : timeOf(text, known, kind)
    return its !== null && its !== mine
  })
}
