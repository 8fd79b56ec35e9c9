import { stretches } from "../../../language/doers/positions"
import type { NumberMention } from "../../../language/numbers/mention"
import type { ReadClause, Reading } from "../reading/reading"
import { compareValues } from "./compare"
import { isOfOtherTime } from "./contrasted-times"

const dates = /year|month-|quarter|day-of/

/** "7.2 % in 2023, 5.1 % in 2024": if a sentence has several dates, each number goes with the closest one. */
export function sameTime(
  stated: Reading,
  clause: ReadClause,
  mention: NumberMention,
  text: Reading,
  known: NumberMention,
): boolean {
  if (dates.test(known.unit)) return true
  if (isOfOtherTime(stated, mention, text, known)) return false
  const mine = stated.mentions.filter((other) => dates.test(other.unit) && sameStretch(stated, mention, other))
  const inClause = mine.filter((other) => other.first >= clause.first && other.first < clause.last)
  if (inClause.length === 0) return true
  const times = text.mentions.filter((other) => dates.test(other.unit))
  const own = times.filter((other) => heads(text, other, known) || sameStretch(text, known, other))
  if (times.length < 2 || own.length === 0) return true
  return inClause.some((one) => own.some((two) => compareValues(one, two) !== "no"))
}

/** The sentence's clause gives the date next to the item's number, which identifies it among several. */
export function sharesDate(stated: Reading, clause: ReadClause, text: Reading, known: NumberMention): boolean {
  const mine = stated.mentions.filter(
    ({ unit, first }) => dates.test(unit) && first >= clause.first && first < clause.last,
  )
  const own = text.mentions.filter(
    (other) => dates.test(other.unit) && (heads(text, other, known) || sameStretch(text, known, other)),
  )
  return mine.some((one) => own.some((two) => compareValues(one, two) === "yes"))
}

/** "2023: 2 findings": a year and a colon before the dated thing. */
function heads({ tokens }: Reading, date: NumberMention, known: NumberMention): boolean {
  return tokens[date.last]?.text === ":" && date.last + 1 === known.first
}

/** Whether no mark and no other non-date number separates the two. */
function sameStretch({ tokens, mentions }: Reading, one: NumberMention, two: NumberMention): boolean {
  const [start, end] = one.first < two.first ? [one.last, two.first] : [two.last, one.first]
  if (holdsMark(tokens, start, end)) return false
  return !amountBetween(mentions, start, end)
}

const amounts = new WeakMap<NumberMention[], number[]>()

/** Whether a non-date number starts in a range. Numbers are in order and never overlap. */
function amountBetween(mentions: NumberMention[], start: number, end: number): boolean {
  const known = amounts.get(mentions) ?? mentions.filter(({ unit }) => !dates.test(unit)).map(({ first }) => first)
  amounts.set(mentions, known)
  let low = 0
  let high = known.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((known[middle] ?? 0) < start) low = middle + 1
    else high = middle
  }
  return (known[low] ?? Number.POSITIVE_INFINITY) < end
}

const holdsMark = stretches((token) => /^[.,;:!?()|\n•]$/.test(token.text))
