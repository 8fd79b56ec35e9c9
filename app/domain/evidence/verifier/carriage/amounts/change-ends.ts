import type { NumberMention } from "../../../../language/numbers/mention"
import { isLater } from "../../numbers/changes"
import { readingsOf } from "../../numbers/elided"
import { inOneSentence } from "../../numbers/neighbours"
import type { Reading } from "../../reading/reading"
import { meetings } from "./numbers-met"

/** "by 90 minutes" is not "to 90 minutes", and a former value is not the present one. */
export function placesAgree(stated: Reading, mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  // "we cut the second interview round": an ordinal is not an endpoint of a change.
  if (mention.unit === "ordinal" && other.unit === "ordinal") return true
  if (mention.direction && other.direction && mention.direction !== other.direction) return false
  const [mine, its] = [placeOf(mention, stated), placeOf(other, reading)]
  // "up by fourteen months, where the year before it had been six": a gain is neither end of a change.
  if (/^(?:from|to)$/.test(mine) && its === "by" && other.direction !== "") return false
  if (isOutdated(stated, mention, other, reading)) return false
  if (mine === its && (mine !== "" || mention.direction === other.direction)) return true
  if (mine === "" && its === "" && countsAsIs(mention, other)) return true
  if (mine === "to" && its === "" && isNow(other, reading)) return true
  // "went from 140 to 287": there were 287.
  if (mine === "" && its === "to" && mention.direction === "" && mention.unit === other.unit) return true
  if (mine === "by" && its === "" && tellsDifference(other, reading)) return true
  if (its === "from" || its === "by" || mine === "by")
    return mine === its || pairStands(stated, mention, other, reading)
  if (mine === "" && mention.direction !== "" && other.direction === "")
    return (
      (/^[A-Z]{3}$|^count$/.test(mention.unit) &&
        its === "" &&
        !reading.mentions.some((one) => one !== other && one.unit === other.unit)) ||
      pairStands(stated, mention, other, reading)
    )
  return mine === its || pairStands(stated, mention, other, reading)
}

/** "it was 7 %, now it is 3 %": the present value is the result. */
function isNow(other: NumberMention, { mentions, tokens }: Reading): boolean {
  const its = mentions.filter(({ unit }) => unit === other.unit)
  if (its.length !== 2 || its[1]?.first !== other.first) return false
  return tokens.slice(Math.max(0, other.first - 4), other.first).some(({ lower }) => lower === "now")
}

/** "27 couriers", "in 25 minutes", "in the end 40 %": a count of the same things, or a duration, is not a change. */
function countsAsIs(mention: NumberMention, other: NumberMention): boolean {
  if (other.direction !== "") return false
  if (mention.unit === "count") return mention.counted.some((concept) => other.counted.includes(concept))
  return mention.unit === "second" && /^(?:in|within|over|for|during|after)$/.test(mention.place)
}

/** "saves about 900 a month", "6,500 above the target": the size of a change without "by". */
function tellsDifference({ first, last }: NumberMention, { tokens }: Reading): boolean {
  const [before, behind] = [tokens.slice(Math.max(0, first - 4), first), tokens.slice(last, last + 2)]
  return (
    before.some(({ lower }) => /^sav(?:e|es|ed|ing)$/.test(lower)) ||
    behind.some(({ lower }) => /^(?:above|below|under|over|less|fewer|more|higher|cheaper|lower)$/.test(lower))
  )
}

/** Whether a number is an end of a change or its size. "to 3 suppliers" is neither. */
function placeOf(mention: NumberMention, { mentions, tokens }: Reading): string {
  if (!/^(?:from|to|by)$/.test(mention.place)) return ""
  const behind = tokens.slice(mention.last, mention.last + 5).map(({ lower }) => lower)
  if (mention.place === "from" && behind.some((lower, at) => lower === "to" && /^one$/.test(behind[at + 1] ?? "")))
    return "from"
  // "used by three other groups": a count of agents.
  if (mention.place === "by" && mention.direction === "" && mention.unit === "count" && mention.counted.length > 0)
    return ""
  const paired = mentions.some(
    (one) =>
      one !== mention && one.clause === mention.clause && one.unit === mention.unit && /^(?:from|to)$/.test(one.place),
  )
  return mention.direction !== "" || paired || mention.place === "by" ? mention.place : ""
}

/** True if the sentence gives both ends of a change in the item's order. */
function pairStands(stated: Reading, mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  const mates = stated.mentions.filter(
    (one) => one.first !== mention.first && mayBeIn(mention.unit, stated, one) && inOneSentence(stated, one, mention),
  )
  return mates.some((mate) =>
    reading.mentions.some(
      (one) =>
        one.first !== other.first &&
        mayBeIn(other.unit, reading, one) &&
        meetings(stated, mate, reading, one).length > 0 &&
        isLater(one, other, reading) === isLater(mate, mention, stated),
    ),
  )
}

/** "50 min per clip before, now 20": the second number omits its unit. */
function mayBeIn(unit: string, reading: Reading, one: NumberMention): boolean {
  return readingsOf(reading, one).some((way) => way.unit === unit)
}

const tellsFormer = /^(?:was|were|had|took|before|previously|formerly|used|once|from|instead|against|than|where|old)$/

/** "a fish took 2 h, now 10 min" does not support a present "in two hours". */
function isOutdated(stated: Reading, mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  if (mention.unit === "count" && mention.counted.length > 0) return false
  const successor = reading.mentions.find(
    (one) =>
      one.first > other.first &&
      one.first - other.last < 6 &&
      one.value !== other.value &&
      mayBeIn(other.unit, reading, one) &&
      reading.tokens.slice(Math.max(0, one.first - 3), one.first).some(({ lower }) => lower === "now"),
  )
  if (!successor || stated.tokens.some(({ lower }) => tellsFormer.test(lower))) return false
  return !stated.mentions.some((one) => one !== mention && meetings(stated, one, reading, successor).length > 0)
}
