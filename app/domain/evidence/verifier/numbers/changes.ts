import type { NumberMention } from "../../../language/numbers/mention"
import type { ReadClause, Reading } from "../reading/reading"
import { compareValues } from "./compare"
import { readingsOf } from "./elided"

/** The direction between two values of a clause that an item gives as earlier and later. */
export function directionsTold(stated: Reading, clause: ReadClause, item: Reading): "up" | "down" | "" {
  const mine = stated.mentions.filter(({ first }) => first >= clause.first && first < clause.last)
  const ways = mine.flatMap((mention) => readingsOf(stated, mention))
  for (const late of ways) {
    for (const early of ways) {
      if (late.first === early.first || late.unit !== early.unit || !isLater(late, early, stated)) continue
      if (!pairIn(early, late, item) || late.value === early.value) continue
      return late.value < early.value ? "down" : "up"
    }
  }
  return endTold(mine, item)
}

/** "lowered the price to 14.80": the sentence gives only the later end, the item both. */
function endTold(mine: NumberMention[], item: Reading): "up" | "down" | "" {
  for (const late of mine.filter(({ place }) => place === "to")) {
    const end = item.mentions.find((one) => compareValues(unrated(late), unrated(one)) === "yes")
    const start = end && item.mentions.find((one) => one !== end && one.unit === end.unit && isLater(end, one, item))
    const more = item.mentions.filter(({ unit }) => unit === end?.unit).length
    if (end && start && more === 2 && start.value !== end.value) return end.value < start.value ? "down" : "up"
  }
  return ""
}

function pairIn(early: NumberMention, late: NumberMention, item: Reading): boolean {
  const its = item.mentions.flatMap((mention) => readingsOf(item, mention)).map(unrated)
  return its.some(
    (one) =>
      compareValues(unrated(early), one) === "yes" &&
      its.some(
        (two) => two.first !== one.first && compareValues(unrated(late), two) === "yes" && isLater(two, one, item),
      ),
  )
}

/** The rates of both ends are checked with the numbers themselves. */
const unrated = (mention: NumberMention): NumberMention => ({ ...mention, rate: null })

const initial = /^(?:baseline|start|beginning|outset|initially|originally)$/
const former = /^(?:was|were|before|previously|formerly|used|instead|against|than|last|previous|once|where|not)$/
/** "16 days rather than 21": words that introduce the former value. */
const leading = /^(?:instead|against|than|where|not)$/
const latter = /^(?:now|this|current|currently|today|after|afterwards)$/

/** Whether the first number is the later value: by "to" or "from", by dates, by "now" and "was", else by order. */
export function isLater(one: NumberMention, two: NumberMention, reading: Reading): boolean {
  if (one.place === "to" || two.place === "from") return true
  if (one.place === "from" || two.place === "to") return false
  const years = [yearBeside(one, reading), yearBeside(two, reading)]
  if (years[0] && years[1] && years[0] !== years[1]) return years[0] > years[1]
  const says = (mention: NumberMention, pattern: RegExp) =>
    reading.tokens.slice(Math.max(0, mention.first - 5), mention.last + 2).some((token, offset) => {
      const at = Math.max(0, mention.first - 5) + offset
      if (!pattern.test(token.lower) || (at >= mention.last && leading.test(token.lower))) return false
      return !otherBetween(mention, at, reading)
    })
  // "12 min a piece before, 5 after".
  const behind = (mention: NumberMention) =>
    reading.tokens
      .slice(mention.last, mention.last + 4)
      .some(
        (token, at, all) =>
          token.lower === "before" &&
          /^\W?$/.test(all[at + 1]?.text ?? "") &&
          !all.slice(0, at).some(({ kind }) => kind !== "word"),
      )
  if (behind(one) !== behind(two)) return behind(two)
  if (isInitial(one, reading) !== isInitial(two, reading)) return isInitial(two, reading)
  // "Last month 1 only. The year before 9": the earlier of two past times.
  if (saysBefore(one, reading) !== saysBefore(two, reading)) return saysBefore(two, reading)
  if (says(one, former) !== says(two, former)) return says(two, former)
  if (says(one, latter) !== says(two, latter)) return says(one, latter)
  if (isBehindLast(one, reading) !== isBehindLast(two, reading)) return isBehindLast(two, reading)
  return one.first > two.first
}

/** "11.4 % of doses missed at baseline, last week 4.2": stronger than "last". A comma ends the text about a number. */
function isInitial({ first, last }: NumberMention, { mentions, tokens }: Reading): boolean {
  const next = mentions.find((one) => one.first >= last)?.first ?? tokens.length
  const behind = tokens.slice(last, Math.min(next, last + 8))
  const before = tokens.slice(Math.max(0, first - 5), first)
  const comma = behind.findIndex(({ text }) => text === ",")
  return [
    ...before.slice(before.findLastIndex(({ text }) => text === ",") + 1),
    ...behind.slice(0, comma < 0 ? undefined : comma),
  ].some(({ lower }) => initial.test(lower))
}

/** "Before we needed 9", "the year before 9"; not "sent it the day before, now 9". */
function saysBefore({ first }: NumberMention, { tokens }: Reading): boolean {
  for (let at = first - 1; at >= Math.max(0, first - 5); at--) {
    const token = tokens[at]
    if (token?.kind === "mark" && !tokens[at - 1]?.opening) return false
    if (/^(?:before|previously|formerly|earlier)$/.test(token?.lower ?? "")) return true
  }
  return false
}

/** "response 58 %, last time 61". */
function isBehindLast({ first }: NumberMention, { tokens }: Reading): boolean {
  return /^(?:last|previous) (?:time|year|month|quarter|season|round)$/.test(
    `${tokens[first - 2]?.lower} ${tokens[first - 1]?.lower}`,
  )
}

function otherBetween(mention: NumberMention, at: number, { mentions }: Reading): boolean {
  return mentions.some(
    (one) =>
      one !== mention &&
      ((one.first > at && one.last <= mention.first) || (one.first >= mention.last && one.first < at)),
  )
}

/** The year closest to a number, after or before it, with no other amount between them. */
function yearBeside(mention: NumberMention, { mentions, tokens }: Reading): number | null {
  const at = mentions.indexOf(mention)
  const before = mentions[at - 1]
  if (before?.unit === "year" && tokens[before.last]?.text === ":" && before.last + 1 === mention.first)
    return before.value
  for (const beside of [mentions[at + 1], mentions[at - 1]]) {
    if (beside?.unit === "year" && Math.abs(beside.first - mention.first) <= 6) return beside.value
  }
  return null
}
