import type { Token } from "../words/tokens"
import type { Quantity } from "./quantity"
import { standsAsAmount } from "./stands-as-amount"

const names = "january february march april may june july august september october november december".split(" ")
const months = new Map<string, number>()
names.forEach((name, at) => {
  months.set(name, at)
  if (name !== "may") months.set(name.slice(0, 3), at)
})
months.set("sept", 8)

const quarterNames = new Map([
  ["first", 0],
  ["second", 1],
  ["third", 2],
  ["fourth", 3],
  ["last", 3],
])

function yearAt(tokens: Token[], at: number): number | null {
  const text = tokens[at]?.text ?? ""
  return /^(19|20)\d\d$/.test(text) ? Number(text) : null
}

/** Parses a date that starts at a token: "March 2024", "Q3 2025", "2019", "14 February 2025", "06/2024"; else null. */
export function readDate(tokens: Token[], at: number): Quantity | null {
  const token = tokens[at]
  if (!token || token.kind === "mark") return null
  const month = months.get(token.lower)
  if (month !== undefined && isMonth(tokens, at)) return monthDate(tokens, at, month)
  const quarter = /^[qQ]([1-4])$/.exec(token.text)
  if (quarter) return quarterDate(tokens, at, at + 1, Number(quarter[1]) - 1)
  const named = quarterNames.get(token.lower)
  if (named !== undefined && tokens[at + 1]?.lower === "quarter") return quarterDate(tokens, at, at + 2, named)
  const fiscal = fiscalYear(tokens, at)
  if (fiscal) return fiscal
  const numeric = numericMonth(tokens, at) ?? numericDay(tokens, at) ?? partOfYear(tokens, at)
  if (numeric) return numeric
  const year = yearAt(tokens, at)
  return year !== null && standsAsYear(tokens, at) ? quantity("year", year, at, at + 1) : null
}

/** "FY24", "FY 2024", "fiscal year 2024". */
function fiscalYear(tokens: Token[], at: number): Quantity | null {
  const { text = "", lower = "" } = tokens[at] ?? {}
  const short = /^FY['’]?(\d\d|20\d\d)$/.exec(text)?.[1]
  if (short) return quantity("year", (Number(short) % 2000) + 2000, at, at + 1)
  const isName = text === "FY" || (/^(?:fiscal|financial)$/.test(lower) && tokens[at + 1]?.lower === "year")
  const next = text === "FY" ? at + 1 : at + 2
  const year = isName ? yearAt(tokens, next) : null
  return year === null ? null : quantity("year", year, at, next + 1)
}

/** "mid-2023" is one word. */
function partOfYear(tokens: Token[], at: number): Quantity | null {
  const year = /^(?:early|mid|late)-((?:19|20)\d\d)$/.exec(tokens[at]?.lower ?? "")?.[1]
  return year === undefined ? null : quantity("year", Number(year), at, at + 1)
}

/**
 * A lower-case month counts too, but "may", "march" and abbreviations only after a time preposition or before a year.
 */
function isMonth(tokens: Token[], at: number): boolean {
  const { text = "", lower = "" } = tokens[at] ?? {}
  if (yearAt(tokens, at + 1) !== null) return true
  if (shortMonths.test(lower) || isBesideMonth(tokens, at)) return true
  if (/^\p{Lu}/u.test(text) || (names.includes(lower) && !/^(?:march|may)$/.test(lower))) return true
  if (isDay(tokens[at - 1]) && !/^(?:have|be|need|not|apply|take)$/.test(tokens[at + 1]?.lower ?? "")) return true
  return timeWords.test(tokens[at - 1]?.lower ?? "")
}

/** Abbreviations that are not words. */
const shortMonths = /^(?:jan|feb|apr|jun|jul|aug|sept|oct|nov|dec)$/

/** "march and april", "from march to may". */
function isBesideMonth(tokens: Token[], at: number): boolean {
  const joins = /^(?:and|to|until|till|or|-|–|\/)$/
  const isName = (token: Token | undefined) => token !== undefined && months.has(token.lower)
  const [before, behind] = [tokens[at - 1], tokens[at + 1]]
  return (
    (joins.test(behind?.lower ?? "") && isName(tokens[at + 2])) ||
    (joins.test(before?.lower ?? "") && isName(tokens[at - 2]))
  )
}

function isDay(token: Token | undefined): boolean {
  return /^(?:[12]?\d|3[01])$/.test(token?.text ?? "")
}

/** "14" in "February 14": a day after its month. */
export function isDayBehind(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!isDay(tokens[at]) || !before || !months.has(before.lower) || !isMonth(tokens, at - 1)) return false
  return tokens[at + 1]?.kind !== "word" || !tokens[at + 1]?.content
}

const timeWords = /^(?:in|since|by|until|till|from|of|early|mid|late|last|next|this|end|during)$/

function monthDate(tokens: Token[], at: number, month: number): Quantity | null {
  let next = at + 1
  if (tokens[next]?.text === "." && tokens[next]?.glued) next++
  if (/^\d{1,2}$/.test(tokens[next]?.text ?? "") && (tokens[next + 1]?.text === "," || yearAt(tokens, next + 1))) {
    next += tokens[next + 1]?.text === "," ? 2 : 1
  }
  if (tokens[next]?.lower === "of") next++
  const year = yearAt(tokens, next)
  if (year !== null) return quantity("month-of-year", year * 12 + month, at, next + 1)
  if (tokens[at]?.lower === "may" && tokens[at]?.opening) return null
  return quantity("month-name", month, at, at + 1)
}

function quarterDate(tokens: Token[], at: number, after: number, quarter: number): Quantity {
  const next = tokens[after]?.lower === "of" || tokens[after]?.text === "," ? after + 1 : after
  const year = yearAt(tokens, next)
  if (year === null) return quantity("quarter-name", quarter, at, after)
  return quantity("quarter-of-year", year * 4 + quarter, at, next + 1)
}

/** "06/2024" and "2024-06". */
function numericMonth(tokens: Token[], at: number): Quantity | null {
  const first = tokens[at]?.text ?? ""
  const mark = tokens[at + 1]
  const second = tokens[at + 2]
  if (!mark?.glued || !second?.glued || !/^[/.-]$/.test(mark.text)) {
    const joined = /^(0?[1-9]|1[0-2])\.((?:19|20)\d\d)$/.exec(first)
    return joined ? quantity("month-of-year", Number(joined[2]) * 12 + Number(joined[1]) - 1, at, at + 1) : null
  }
  const year = yearAt(tokens, at + 2)
  if (/^(0?[1-9]|1[0-2])$/.test(first) && year !== null) {
    return quantity("month-of-year", year * 12 + Number(first) - 1, at, at + 3)
  }
  if (yearAt(tokens, at) !== null && mark.text === "-" && /^(0[1-9]|1[0-2])$/.test(second.text)) {
    return quantity("month-of-year", Number(first) * 12 + Number(second.text) - 1, at, at + 3)
  }
  return null
}

/** "on 3/14", "since 14/3": a day and month after a time preposition, if only one of the two can be the month. */
function numericDay(tokens: Token[], at: number): Quantity | null {
  const [first, mark, second] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (mark?.text !== "/" || !mark.glued || !second?.glued || !isDay(first) || !isDay(second)) return null
  if (!/^(?:on|by|since|until|till|from|before|after)$/.test(tokens[at - 1]?.lower ?? "")) return null
  const [one, other] = [Number(first?.text), Number(second?.text)]
  if (one > 12 === other > 12) return null
  return quantity("month-name", Math.min(one, other) - 1, at, at + 3)
}

const yearPlaces = new Set([
  "in",
  "since",
  "from",
  "until",
  "till",
  "to",
  "by",
  "during",
  "of",
  "before",
  "after",
  "the",
  "and",
  "early",
  "late",
  "mid",
  "through",
  "for",
  "year",
  "vs",
  "versus",
  "than",
  "our",
  "around",
  "summer",
  "winter",
  "spring",
  "autumn",
  "fall",
  "season",
])

/** Four digits are a year unless they are an amount or count the noun after a verb: "trained 2019 users". */
function standsAsYear(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  if (standsAsAmount(tokens, at)) return false
  if (
    after?.kind !== "word" ||
    /^(and|to|in|at|for|on|with|by|as|the|until|was|i|we|then|but|where|when|so|–|-)$/.test(after.lower)
  )
    return true
  return before === undefined || before.kind === "mark" || yearPlaces.has(before.lower) || /^\p{Lu}/u.test(before.text)
}

function quantity(unit: string, value: number, first: number, last: number): Quantity {
  return { unit, value, bare: value, first, last }
}
