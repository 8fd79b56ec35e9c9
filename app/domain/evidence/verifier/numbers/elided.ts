import type { NumberMention } from "../../../language/numbers/mention"
import { periods } from "../../../language/numbers/rates"
import type { Reading } from "../reading/reading"

const readings = new WeakMap<Reading, Map<NumberMention, NumberMention[]>>()
const dates = /year|month-|quarter|day-of|label/
const bare = /^(?:count|vague)$/

/**
 * The possible readings of a number: as written, and with the omitted unit, noun or rate of the number before it ("10
 * working days, now 6", "41,300 EUR in total, recovered 38,900").
 */
export function readingsOf(reading: Reading, mention: NumberMention): NumberMention[] {
  let known = readings.get(reading)
  if (!known) {
    known = new Map()
    readings.set(reading, known)
  }
  const before = known.get(mention)
  if (before) return before
  const share = shareOf(reading, mention)
  const ways = [mention, ...share, ...mates(reading, mention).flatMap((mate) => completed(mention, mate))]
  known.set(mention, ways)
  return ways
}

/** "1 in 20" is 5 %. */
function shareOf({ tokens }: Reading, mention: NumberMention): NumberMention[] {
  const { first, value, unit, hedge } = mention
  if (unit !== "count" || value < 2 || hedge !== "" || tokens[first - 1]?.lower !== "in") return []
  if (!/^(?:1|one)$/.test(tokens[first - 2]?.lower ?? "")) return []
  return [{ ...mention, unit: "%", factor: 1, value: 100 / value, counted: [], whole: false }]
}

/** The amounts that may supply an omitted part: the nearest one before the number and the end of its range. */
function mates({ mentions, tokens }: Reading, mention: NumberMention): NumberMention[] {
  const amounts = mentions.filter(({ unit }) => !dates.test(unit) && unit !== "ordinal" && unit !== "times")
  const at = amounts.indexOf(mention)
  if (at < 0) return []
  const [before, after] = [amounts[at - 1], amounts[at + 1]]
  const near = before && mention.first - before.last < 24 ? [before] : []
  const between = tokens.slice(mention.last, after?.first ?? 0)
  const spans =
    between.length > 0 && between.length < 3 && between.every(({ lower }) => /^(?:to|or|and|–|-|→)$/.test(lower))
  return after && spans ? [...near, after] : near
}

function completed(mention: NumberMention, mate: NumberMention): NumberMention[] {
  if (isElided(mention) && !bare.test(mate.unit)) {
    const { unit, factor } = mate
    return [{ ...mention, unit, factor, value: mention.value * factor, rate: mention.rate ?? mate.rate }]
  }
  const rate = mention.rate ?? mate.rate
  if (isElided(mention) && bare.test(mate.unit))
    return mate.counted.length > 0 || mate.rate ? [{ ...mention, counted: mate.counted, rate }] : []
  return mention.unit === mate.unit && mention.rate !== rate ? [{ ...mention, rate }] : []
}

/** Whether the number omits what it counts, so that only its context shows it: "94 % in Q1, 89 the quarter before". */
export function isElided({ unit, counted }: NumberMention): boolean {
  return bare.test(unit) && counted.every((concept) => periods.has(concept))
}
