import type { Clause } from "../sentences/clauses"
import { looksLikeVerb } from "../verbs/verbs"
import { prepositions } from "../words/prepositions"
import type { Token } from "../words/tokens"
import { surroundings } from "./attachment"
import { countsAsOne } from "./counts-as-one"
import type { Hedge, NumberMention } from "./mention"
import type { Quantity } from "./quantity"
import { rateOf } from "./rates"
import { readClock } from "./read-clock"
import { isDayBehind, readDate } from "./read-dates"
import { readQuantity } from "./read-quantity"
import { shareUnits } from "./share-units"

/**
 * The numbers, dates, shares and multiples of a text in order, each with its unit and context, up to the budget.
 * `crowded` is true if the text has more.
 */
export function readMentions(
  tokens: Token[],
  clauses: Clause[],
  most: number,
): { mentions: NumberMention[]; crowded: boolean } {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length && found.length <= most; at++) {
    const quantity = readDate(tokens, at) ?? readOther(tokens, at)
    if (!quantity) continue
    found.push(quantity)
    at = quantity.last - 1
  }
  const crowded = found.length > most
  const mentions = found.slice(0, most).map((quantity, index) => mentionOf(tokens, clauses, quantity, found, index))
  return { mentions: shareUnits(mentions, tokens), crowded }
}

function readOther(tokens: Token[], at: number): Quantity | null {
  const token = tokens[at]
  if (token?.lower === "one" && !countsAsOne(tokens, at)) return null
  if (token?.opening && /^(first|second|third)$/.test(token.lower) && tokens[at + 1]?.text === ",") return null
  const quantity = readClock(tokens, at) ?? readQuantity(tokens, at)
  if (!quantity || !token) return null
  if (/^\d{1,2}$/.test(token.text) && quantity.last === at + 1 && readDate(tokens, at + 1)?.unit.startsWith("month")) {
    return { ...quantity, unit: "day-of-month" }
  }
  if (quantity.unit === "count" && quantity.last === at + 1 && isDayBehind(tokens, at))
    return { ...quantity, unit: "day-of-month" }
  const label = labelOf(tokens, at)
  if (label && quantity.unit === "count") return { ...quantity, unit: `label ${label}` }
  if (/^\d\d$/.test(token.text) && tokens[at - 1]?.glued && /^[–-]$/.test(tokens[at - 1]?.text ?? "")) {
    const start = Number(tokens[at - 2]?.text)
    if (start >= 1900 && start < 2100)
      return { ...quantity, value: Math.floor(start / 100) * 100 + quantity.value, unit: "year" }
  }
  return quantity
}

/** The noun that a number labels: "ward" for both numbers of "wards 4 and 6". */
function labelOf(tokens: Token[], at: number): string | null {
  const listed = /^(?:and|&|to|,|-|–)$/.test(tokens[at - 1]?.lower ?? "") && tokens[at - 2]?.kind === "number"
  const noun = tokens[listed ? at - 3 : at - 1]?.lower ?? ""
  return labels.test(noun) && (!listed || noun.endsWith("s")) ? noun.replace(/s$/, "") : null
}

/** Nouns that a number labels rather than counts: "year 9", "ward 4". */
const labels =
  /^(?:wards|rooms|aisles|phases|stages|bands|versions|lines|routes|tiers|groups|bays|units|sections|chapters|parts|platforms|gates|blocks|zones|year|grade|level|ward|room|class|phase|stage|band|version|aisle|line|route|tier|group|bay|unit|section|chapter|part|platform|gate|block|zone)$/

function isDate({ unit }: Quantity): boolean {
  return unit === "year" || unit === "day-of-month" || /^(month|quarter)-/.test(unit)
}

function mentionOf(
  tokens: Token[],
  clauses: Clause[],
  quantity: Quantity,
  all: Quantity[],
  index: number,
): NumberMention {
  const { first, last } = quantity
  const place = placeOf(tokens, first, last)
  const hedge = hedgeOf(tokens, quantity)
  const clause = clauses.findIndex((part) => first >= part.first && first < part.last)
  const bounds = clauses[clause] ?? { first: 0, last: tokens.length }
  const amounts = all.filter((other) => other === quantity || !isDate(other))
  const surrounding = surroundings(tokens, bounds, amounts, amounts.indexOf(quantity))
  return {
    text: tokens
      .slice(first, last)
      .map((token) => (token.glued && token !== tokens[first] ? "" : " ") + token.text)
      .join("")
      .trim(),
    value: quantity.value,
    figure: quantity.figure ?? quantity.bare,
    factor: quantity.bare === 0 ? 1 : quantity.value / quantity.bare,
    unit: quantity.unit,
    hedge: quantity.unit === "vague" ? "least" : hedge,
    rate: isDate(quantity) || quantity.unit === "%" ? null : rateOf(tokens, first, last),
    place,
    ...surrounding,
    whole: isWhole(tokens, quantity, all[index - 1]),
    clause,
    first,
    last,
  }
}

function isWhole(tokens: Token[], { first, unit }: Quantity, before: Quantity | undefined): boolean {
  if (!before || first - before.last > 4) return false
  const between = tokens.slice(before.last, first).map((token) => token.lower)
  const small = /^(of|the|out|my|our|all|a|an)$/
  // "two sections out of four": the noun may precede the total.
  const rest = between[0] !== undefined && !small.test(between[0]) && between[1] === "out" ? between.slice(1) : between
  // "1 in 5". "3 in 2021" and "2 in 6 weeks" are not ratios, because a period is not a count.
  if (between.join() === "in" && before.unit === "count" && unit === "count") return true
  return rest.includes("of") && rest.every((lower) => small.test(lower))
}

const hedges: [Hedge, RegExp][] = [
  ["least", /(?:at least|no less than|no fewer than|a minimum of|minimum) $/],
  ["most", /(?:up to|within|at most|no more than|a maximum of|maximum|as many as|as much as) $/],
  ["under", /(?:under|below|less than|fewer than|sub) $/],
  ["over", /(?:over|more than|above|exceeding|in excess of|beyond|greater than|upwards of|past) $/],
  ["nearly", /(?:nearly|almost|close to|(?<!\bby )approaching|just under|just short of) $/],
  ["about", /(?:about|around|roughly|approximately|approx|circa|ca|some|~|≈|an estimated|or so) (?:\. )?$/],
]

const lengths = /^(?:second|month)$/
const comesRound =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$|^(?:evening|morning|afternoon|night|weekend|lunchtime|shift|session|lesson|season|term|semester|summer|winter|visit|meeting)s$/

const isAmount = (token: Token | undefined) => token !== undefined && /^[\d%].*|^percent$/.test(token.lower)
/** "a workshop for 22 people over two days" gives a duration; "delays over two days" gives a limit. */
const lastsSo = (tokens: Token[], at: number) => {
  const before = tokens[at]
  if (isAmount(before)) return true
  // "I phoned them over three weeks", unlike "it took them over three weeks".
  if (/^(?:them|it|him|her|these|those)$/.test(before?.lower ?? ""))
    return !/^t(?:ook|akes?)$/.test(tokens[at - 1]?.lower ?? "")
  return before?.kind === "word" && before.content && !looksLikeVerb(before.lower) && !waits.test(before.lower)
}
const waits = /^(?:delay|wait|absence|stay|gap|queue|anything|tasks?|jobs?|case|claim|ticket|shift|overtime)s?$/
const isTime = (unit: string, next: Token | undefined) => lengths.test(unit) || next?.lower === "quarters"

function hedgeOf(tokens: Token[], { first, last, unit }: Quantity): Hedge {
  const before = `${tokens
    .slice(Math.max(0, first - 4), first)
    .map((token) => token.lower)
    .join(" ")} `
  if (lengths.test(unit) && /\b(?:in|over|within|during) the (?:next|coming) $/.test(before)) return "most"
  // "from 61 to 74 percent over two quarters": the time that it took.
  if (tokens[first - 1]?.lower === "over" && lastsSo(tokens, first - 2) && isTime(unit, tokens[last])) return ""
  // "over two Fridays", "within three evenings": a duration.
  if (unit === "count" && /\b(?:over|within|past) $/.test(before) && comesRound.test(tokens[last]?.lower ?? ""))
    return ""
  const known = hedges.find(([, pattern]) => pattern.test(before))
  if (known && !(known[0] === "under" && /just under $/.test(before))) return known[0]
  if (/just under $/.test(before)) return "nearly"
  const after = tokens
    .slice(last, last + 3)
    .map((token) => token.lower)
    .join(" ")
  if (
    /^\+|^plus\b|^or more|^and more/.test(after) ||
    (tokens[first - 1]?.text === ">" && tokens[first - 2]?.text !== "-")
  )
    return "least"
  if (tokens[first - 1]?.text === "<") return "under"
  if (/^or so|^- ?ish|^ish/.test(after)) return "about"
  return ""
}

const hedgeWords =
  /^(about|around|over|under|nearly|almost|roughly|approximately|just|at|least|most|up|more|less|fewer|than|some|early|late|mid|the|year|only|all|~|well|a)$/

/** The preposition before the number, skipping hedges and articles. */
function placeOf(tokens: Token[], first: number, last: number): string {
  const next = tokens[last]
  if (next && /^[–—-]$/.test(next.text) && /^\d/.test(tokens[last + 1]?.text ?? "")) return "from"
  const after = tokens[last + 1]
  if (next && /^[–—-]$/.test(next.text) && /^(present|now|today|current)$/.test(after?.lower ?? "")) return "since"
  const before = tokens[first - 1]
  if (before && /^[–—-]$/.test(before.text) && /\d/.test(tokens[first - 2]?.text ?? "")) return "to"
  if (before && /^(→|->|>)$/.test(before.text)) return "to"
  if (before?.lower === "to" && tokens[first - 2]?.lower === "up") return ""
  for (let at = first - 1; at >= Math.max(0, first - 5); at--) {
    const lower = tokens[at]?.lower ?? ""
    if (hedgeWords.test(lower)) continue
    return prepositions.has(lower) || lower === "until" ? lower : ""
  }
  return ""
}
