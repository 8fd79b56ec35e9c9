import { readDate } from "../../numbers/read-dates"
import { readQuantity } from "../../numbers/read-quantity"
import type { Word } from "../spelling/reading-copy"

/** An amount in talk: its words, its unit and the noun it counts. */
export interface Amount {
  first: number
  last: number
  value: number
  unit: string
  /** True for a date, a time of day or an ordinal, which are not results. */
  isDate: boolean
}

const months = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/

/** The amounts of the text, in order. Ranges and ratios ("5-6", "8 out of 41") count as one. */
export function amountsOf(copy: readonly Word[]): Amount[] {
  const tokens = copy as Word[]
  const amounts: Amount[] = []
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]
    if (!word || word.kind === "mark") continue
    const span = wholeSpan(tokens, at)
    if (span) {
      amounts.push(span)
      at = span.last - 1
      continue
    }
    if (word.lower === "one" && !isCounted(tokens, at)) continue
    const label = labelAt(tokens, at)
    if (label > at) {
      at = label - 1
      continue
    }
    if (/^(?:double|a|an|first|second|third)$/.test(word.lower)) continue
    const date = readDate(tokens, at)
    const read = date ?? readQuantity(tokens, at)
    if (!read) continue
    const extended = date ? read.last : extend(tokens, read.last)
    const value = date ? read.value : shareOf(tokens, read, extended)
    const day =
      months.test(tokens[extended]?.text ?? "") ||
      isDayOfMonth(tokens, read.first, read.value) ||
      /^(?:am|pm|o'clock)$/.test(tokens[extended]?.lower ?? "")
    const days =
      /^(?:working|business|calendar)$/.test(tokens[extended]?.lower ?? "") &&
      /^days?$/.test(tokens[extended + 1]?.lower ?? "")
    if (days && read.unit === "count") {
      amounts.push({ first: read.first, last: extended + 2, value: read.value * 86_400, unit: "second", isDate: false })
      at = extended + 1
      continue
    }
    const isDate = date !== null || read.unit === "ordinal" || read.unit === "label" || day
    amounts.push({ first: read.first, last: extended, value, unit: read.unit, isDate })
    at = extended - 1
  }
  return amounts
}

/** The end of a number that is not an amount: "1-1s" and "1:1" are meetings, "the under 5s" an age group. */
function labelAt(tokens: Word[], at: number): number {
  const [number, mark, second] = tokens.slice(at, at + 3)
  if (number?.text === "1:1") return at + 1
  if (number?.text === "1" && mark?.text === "-" && mark.glued && second?.text === "1" && second.glued) return at + 3
  if (isChain(tokens, at)) return at + 5
  const isGroup = /^(?:under|over)$/.test(tokens[at - 1]?.lower ?? "") || tokens[at - 2]?.lower === "under"
  return isGroup && number?.kind === "number" && mark?.lower === "s" && mark.glued ? at + 2 : at
}

/** "3-2-1 backups", "a 4-4-2 formation": a name made of numbers, unlike a date. */
function isChain(tokens: Word[], at: number): boolean {
  const five = tokens.slice(at, at + 5)
  return (
    five.length === 5 &&
    five.every(
      ({ text, glued }, nth) => (nth % 2 === 0 ? /^\d{1,2}$/.test(text) : text === "-") && (nth === 0 || glued),
    ) &&
    !(tokens[at + 5]?.glued && tokens[at + 5]?.text === "-")
  )
}

const seconds: Record<string, number> = { hour: 3600, day: 86_400, week: 604_800 }
const months12: Record<string, number> = { month: 1, year: 12 }

/** "a whole week", "one day and a half", "a day and half": a duration in words. */
function wholeSpan(tokens: Word[], at: number): Amount | null {
  const said = tokens
    .slice(at, at + 5)
    .map(({ lower }) => lower)
    .join(" ")
  const found =
    /^(?:(?:an?|the) )?(?:whole|full) (hour|day|week|month|year)\b|^(?:an?|one) (hour|day|week|month|year) and (?:an? )?half\b/.exec(
      said,
    )
  const [all, whole, half] = found ?? []
  // "3 people full day" is not a level.
  if (
    /^(?:whole|full)/.test(said) &&
    !/^(?:was|is|be|took|takes|take|lasts?|lasted|from|to|of|than)$/.test(tokens[at - 1]?.lower ?? "")
  )
    return null
  const name = whole ?? half
  const single =
    !all && /^(?:to|in|under|about|like|than|within|is|was|take|takes|took|of)$/.test(tokens[at - 1]?.lower ?? "")
      ? /^(?:an? |half an |half a )(minute|hour|day|week)\b(?! and\b(?! now\b))/.exec(said)
      : null
  if (single) return alone(single, tokens, at)
  if (!all || !name) return null
  const [unit, one] = months12[name] ? ["month", months12[name] ?? 1] : ["second", seconds[name] ?? 1]
  return { first: at, last: at + all.split(" ").length, value: one * (half ? 1.5 : 1), unit, isDate: false }
}

/** "to an hour", "in half a day", "under a week": a single unit in place of a level. */
function alone([all, name = ""]: RegExpExecArray, tokens: Word[], at: number): Amount | null {
  const last = at + all.split(" ").length
  // "a day rate", "a week's work": the unit modifies another noun.
  if (
    tokens[last]?.kind === "word" &&
    !/^(?:now|and|each|per|before|instead|flat|max|tops|on|for|from|by|to|or|but|when|so|a)$/.test(
      tokens[last]?.lower ?? "",
    )
  )
    return null
  const value = { minute: 60, ...seconds }[name] ?? 0
  return { first: at, last, value: all.startsWith("half") ? value / 2 : value, unit: "second", isDate: false }
}

/** "January 9": alone after "by" or "in" it is a date, so its number is not an amount ("by June 12"). */
function isDayOfMonth(tokens: Word[], first: number, value: number): boolean {
  return (
    value <= 31 &&
    months.test(tokens[first - 1]?.text ?? "") &&
    !/^(?:by|in|from|since|until)$/.test(tokens[first - 2]?.lower ?? "")
  )
}

/** "only one", "one and a half": a count, not a pronoun. */
function isCounted(tokens: Word[], at: number): boolean {
  const behind = tokens
    .slice(at + 1, at + 4)
    .map(({ lower }) => lower)
    .join(" ")
  const isRate = /^(?:an?|per|every) (?:hour|day|night|shift|week|month|quarter|year)\b/.test(behind)
  return behind === "and a half" || isRate || /^(?:only|just|per)$/.test(tokens[at - 1]?.lower ?? "")
}

/** "9 in a 100", "1 in 5": a ratio. "2 in 5 weeks" and "3 in 2024" are times. */
function isPartIn(tokens: Word[], last: number, whole: number): boolean {
  const behind = tokens[whole + 1]?.lower ?? ""
  const of = tokens[whole]?.lower ?? ""
  if (/^(?:100|1000|1,000|ten|10)$/.test(of)) return true
  if (/^(?:second|minute|min|hour|hr|day|night|shift|week|month|quarter|year)s?$/.test(behind)) return false
  return /^(?:[123]|one|two|three)$/.test(tokens[last - 1]?.lower ?? "") && !/^\d{3,}$/.test(of)
}

/** The value of "1 in 8" is an eighth; of other amounts, their number. */
function shareOf(tokens: Word[], { first, last, value }: { first: number; last: number; value: number }, end: number) {
  const isPart = last < end && tokens.slice(last, end).some(({ lower }) => /^(?:in|every)$/.test(lower))
  const whole = isPart ? readQuantity(tokens, end - 1)?.value : undefined
  return first < last && whole && whole > 0 ? value / whole : value
}

/** "5-6", "8 out of 41", "9 of 12", "9 in a 100", "1 in 5". */
function extend(tokens: Word[], last: number): number {
  const lowers = (count: number) =>
    tokens
      .slice(last, last + count)
      .map((word) => word.lower)
      .join(" ")
  for (const joint of ["or", "out of every", "out of", "of", "in every", "in each", "in a", "in", "-", "–", "to the"]) {
    const length = joint.split(" ").length
    if (lowers(length) !== joint || tokens[last + length]?.kind !== "number") continue
    if (/^[-–]$/.test(joint) && !tokens[last]?.glued) continue
    if (/^in/.test(joint) && !isPartIn(tokens, last, last + length)) continue
    return readQuantity(tokens, last + length)?.last ?? last
  }
  return last
}
