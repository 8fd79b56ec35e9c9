import { countsItsList } from "../../../language/numbers/counted-list"
import type { NumberMention } from "../../../language/numbers/mention"
import { lastedSo, saysNone } from "../carriage/settled-by-form"
import { blocks, type Finding } from "../finding"
import type { Known } from "../library"
import { isDerivable, multiplierFromPair } from "../numbers/arithmetic"
import { compareValues } from "../numbers/compare"
import { readingsOf } from "../numbers/elided"
import { happenedAgain, happensAsOften } from "../numbers/how-often"
import type { ReadClause, Reading } from "../reading/reading"

/** V2, clear cases: a number that is in no text, or only for another thing. */
export function checkNumbers(stated: Reading, clause: ReadClause, pool: Known[]): Finding[] {
  if (clause.moods.has("negated")) return []
  return stated.mentions
    .filter((mention) => mention.first >= clause.first && mention.first < clause.last)
    .flatMap((mention) => checkNumber(stated, mention, pool))
}

function checkNumber(stated: Reading, mention: NumberMention, pool: Known[]): Finding[] {
  const { text } = mention
  const held = pool.flatMap((known) => {
    const reading = known.reading()
    // Compares the value alone, since the rate may be worded differently and the unit omitted.
    const ways = readingsOf(stated, mention).map((way) => ({ ...way, rate: null }))
    return reading.mentions
      .flatMap((other) => readingsOf(reading, other))
      .filter((other) => ways.some((way) => compareValues(way, other) !== "no"))
  })
  if (clashes(stated, mention, pool)) return [blocks("V2", { code: "number_other", text })]
  if (held.length > 0) {
    const reversed = held.every(({ direction }) => direction !== "" && direction !== mention.direction)
    // With both ends of a change, other rules decide which is the later one.
    return mention.direction !== "" && mention.place !== "from" && mention.place !== "to" && reversed
      ? [blocks("V2", { code: "number_reversed", text })]
      : []
  }
  if (pool.some((known) => known.id !== null && multiplierFromPair(mention, known.reading()))) return []
  if (pool.some((known) => lastedSo(mention, known))) return []
  if (mention.value === 0 && pool.some((known) => saysNone(mention, known))) return []
  if (pool.some((known) => happensAsOften(stated, mention, known.reading()) || happenedAgain(mention, known.reading())))
    return []
  if (refersBack(stated, mention)) return []
  if (statesNoFigure(mention) || countsItsList(mention, stated.tokens)) return []
  if (pool.some((known) => isDerivable(mention, known.reading()))) return []
  const speaksOf = pool.some((known) =>
    known.reading().mentions.some(({ unit }) => /^(?:%|[A-Z]{3}|count)$/.test(unit)),
  )
  const wrong = mention.unit === "%" && speaksOf
  return [blocks("V2", { code: wrong ? "number_wrong" : "number_absent", text })]
}

/** "separated the two": the things named before, not a new count. */
function refersBack({ tokens }: Reading, { first, last, value }: NumberMention): boolean {
  return value < 4 && /^(?:the|these|those)$/.test(tokens[first - 1]?.lower ?? "") && !tokens[last]?.content
}

/** "one index", "the first week", "twice a week", "half" of something unnamed: not a checkable figure. */
function statesNoFigure({ text, unit, counted, rate }: NumberMention): boolean {
  if (text.toLowerCase() === "one" || (rate !== null && unit === "times")) return true
  if (/^(?:one[ -]|an? )?(?:half|third|quarter|minute|hour|day|week|month|year|season)s?$/i.test(text)) return true
  // "at the last minute", "last quarter's".
  if (
    /^(?:last|past|this|next|coming) (?:minute|hour|day|week|month|quarter|term|season|year)(?:['’]s|s)?$/i.test(text)
  )
    return true
  // "nine cents" may be 0.09 of any currency.
  if (counted.some((concept) => /^(?:cent|penc|penni)$/.test(concept))) return true
  return unit === "ordinal" && !counted.some((concept) => /^(place|prize|rank|posit|job|grade)$/.test(concept))
}

/** The figure counts another thing, and the thing has another figure: "14 dashboards" of "14 users, 3 dashboards". */
function clashes(stated: Reading, mention: NumberMention, candidates: Known[]): boolean {
  const head = mention.counted.at(-1)
  if (mention.unit !== "count" || head === undefined || mention.place === "from" || hasWhole(mention, stated))
    return false
  const isOf = stated.tokens[mention.last]?.lower === "of"
  const told = new Set(stated.tokens.map(({ concept }) => concept))
  const elsewhere = (other: NumberMention) =>
    // "a dozen students" supports "twelve of the volunteers are students".
    !(isOf && other.counted.some((concept) => told.has(concept))) &&
    other.counted.length > 0 &&
    !other.counted.includes(head) &&
    !other.near.includes(head)
  const verdicts = candidates.map((known) => {
    const all = known.reading().mentions.filter((other) => other.unit === "count")
    const same = all.filter((other) => compareValues(mention, other) !== "no")
    const thing = all.filter((other) => other.counted.includes(head))
    if (same.length === 0) return "silent"
    return thing.length > 0 && same.every(elsewhere) ? "clash" : "open"
  })
  return verdicts.includes("clash") && !verdicts.includes("open")
}

/** "3 of the 21,300 parcels": the noun is the total of the part. */
function hasWhole({ last }: NumberMention, { mentions }: Reading): boolean {
  return mentions.some((one) => one.whole && one.first > last && one.first < last + 4)
}
