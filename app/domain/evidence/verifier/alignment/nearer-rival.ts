import type { NumberMention } from "../../../language/numbers/mention"
import type { Token } from "../../../language/words/tokens"
import { dates, meetings } from "../carriage/amounts/numbers-met"
import { relatedIn } from "../carriage/words/related-words"
import type { Known } from "../library"
import { isLater } from "../numbers/changes"
import { inOneSentence } from "../numbers/neighbours"
import type { Reading } from "../reading/reading"
import type { Aligned } from "./aligned-words"
import { counting } from "./things-counted-alike"

/** Whether the words next to a number in the sentence belong to another number of that kind in the item. */
export function nearerRival(
  stated: Reading,
  mention: NumberMention,
  written: NumberMention,
  known: Known,
  aligned: Aligned[],
): boolean {
  const reading = known.reading()
  const kindOf = (one: NumberMention) => (counting.test(one.unit) ? "count" : one.unit)
  const isBare = (one: NumberMention) =>
    counting.test(one.unit) && one.counted.every((concept) => particles.test(concept))
  const isPart = (one: NumberMention) =>
    /^(?:them|these|those|which|whom)$/.test(reading.tokens[one.last + 1]?.lower ?? "")
  const told = new Set(stated.tokens.map(({ concept }) => concept))
  const isElse = (one: NumberMention) => {
    const its = one.counted.at(-1)
    return one.unit === "count" && its !== undefined && !told.has(its) && !isKin(its)
  }
  const isKin = (concept: string) =>
    mention.counted.length === 0 ||
    stated.tokens.some((_, at) => relatedIn(known.tokens, stated.tokens, at).has(concept))
  const head = mention.counted.at(-1)
  const counts = head !== undefined && written.counted.at(-1) === head
  const countsSame = mention.counted.some((concept) => written.counted.includes(concept))
  const rivals = reading.mentions.filter(
    (one) =>
      one !== written &&
      // Both count the same noun. A number of another noun, or in another sentence, is not a rival.
      !(counts && (one.counted.length > 0 ? !one.counted.includes(head) : !inOneSentence(reading, one, written))) &&
      one.value !== written.value &&
      // "684 birds at nine sites, with two field assistants": the sentence says nothing about assistants.
      !isElse(one) &&
      !dates.test(one.unit) &&
      !/^(?:ordinal|label.*)$/.test(one.unit) &&
      (kindOf(one) === kindOf(written) || isBare(one) || isBare(written) || isPart(one)),
  )
  // Amounts are not rivals of "the first draft".
  if (rivals.length === 0 || (mention.unit === "ordinal" && countsSame)) return false
  const own = aligned.filter((one) => one.known === known)
  const placesBeside = (token: Token) => own.flatMap(({ places }) => places.get(token) ?? []).map(({ at }) => at)
  const beside = stated.tokens
    .map((token, at) => ({ token, far: distance(at, mention, stated) }))
    .filter(({ token, far }) => token.content && far < 9 && placesBeside(token).length > 0)
    .sort((a, b) => a.far - b.far)
  return rivals.some((rival) => {
    const mate = stated.mentions.find(
      // "34 before the 31st": the date is not part of the 34.
      (one) => one !== mention && !dates.test(one.unit) && meetings(stated, one, reading, rival).length > 0,
    )
    const to = (token: Token, one: NumberMention) =>
      Math.min(...placesBeside(token).map((at) => distance(at, one, reading)))
    const nearer = beside.filter(({ token }) => to(token, rival) < to(token, written))
    if (nearer.length === 0) return false
    if (!mate) return !tellsLater(stated, mention, written, rival, reading)
    if (
      (mate.unit === mention.unit || isBare(mate) || isBare(mention)) &&
      isLater(mate, mention, stated) === isLater(rival, written, reading)
    )
      return false
    // The sentence has both numbers: each goes with the words closest to it.
    const cost = (one: NumberMention, other: NumberMention) =>
      beside.reduce((sum, { token, far }) => {
        const mine = distance(stated.tokens.indexOf(token), mate, stated) < far ? other : one
        return sum + to(token, mine)
      }, 0)
    return cost(written, rival) > cost(rival, written)
  })
}

/** "brought down to 0.5 %", from an item that also has the former value: unambiguous. */
function tellsLater(
  stated: Reading,
  mention: NumberMention,
  written: NumberMention,
  rival: NumberMention,
  reading: Reading,
): boolean {
  if (mention.place !== "to" || rival.unit !== written.unit || !isLater(written, rival, reading)) return false
  const once = stated.mentions.filter(({ unit }) => unit === mention.unit).length === 1
  return once && reading.mentions.filter(({ unit }) => unit === written.unit).length === 2
}

const particles = /^(?:back|off|out|up|down|in|left|extra)$/

/** The number of words between a word and a number. A mark or another number that is not a date counts for several. */
function distance(at: number, { first, last }: NumberMention, { tokens, numeric, mentions }: Reading): number {
  const [start, end] = at < first ? [at + 1, first] : [last, at]
  const isDate = (place: number) =>
    mentions.some((one) => dates.test(one.unit) && place >= one.first && place < one.last)
  let sum = 0
  for (let place = start; place < end; place++) {
    const text = tokens[place]?.text ?? ""
    sum += /^[.;!?\n]$/.test(text) ? 20 : /^[,:()–—]$/.test(text) ? 3 : numeric.has(place) && !isDate(place) ? 3 : 1
  }
  return sum
}
