import { positionsOf } from "../../../../language/doers/positions"
import type { NumberMention } from "../../../../language/numbers/mention"
import { periods } from "../../../../language/numbers/rates"
import { concepts } from "../../../../language/words/concepts"
import { meaningsOf } from "../../../../language/words/lexicon"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import { compareValues } from "../../numbers/compare"
import type { Reading } from "../../reading/reading"
import { relatedIn } from "../words/related-words"

const periodConcepts = concepts([...periods].join(" ").concat(" last next this"))
const dates = /year|month-|quarter|day-of/

/**
 * Whether two numbers count the same thing: the same noun or a broader one. Without a noun, the surrounding words
 * decide.
 */
export function thingsAgree(stated: Reading, mention: NumberMention, other: NumberMention, known: Known): boolean {
  const reading = known.reading()
  const head = mention.counted.at(-1)
  if (head === undefined || mention.unit.startsWith("label ")) return true
  const heads = formsOf(stated, mention, head, known)
  const its = other.counted.findLast((concept) => !periodConcepts.has(concept))
  if (other.counted.includes(head) && countsPeopleOf(stated, head, other, known)) return false
  if (other.counted.some((concept) => heads.has(concept))) return true
  const measured = !countable.test(mention.unit)
  const counting = reading.mentions.filter((one) => one !== other && one.first !== other.first)
  if (followedByOf(mention, stated.tokens) && followedByOf(other, known.tokens)) return true
  if (counting.some((one) => one.counted.some((concept) => heads.has(concept)))) return false
  if (its !== undefined) {
    // "three suppliers worth …": the noun precedes a word that is not countable.
    if (mention.counted.includes(its) && !other.counted.includes(head))
      return [...heads].some((concept) => positionsOf(known.tokens, concept).length > 0) || head === "worth"
    if (mention.counted.includes(its)) return true
    return measured && other.near.some((concept) => heads.has(concept))
  }
  if (measured && counting.every(({ unit }) => unit !== other.unit)) return true
  const home = reading.clauses[other.clause]
  const held = reading.tokens.slice(home?.first ?? 0, home?.last ?? 0)
  const at = held.findIndex((token) => heads.has(token.concept))
  if (at < 0) return false
  // "hedgehogs and pups, 50": a count of both is not a count of one.
  const ties = [at - 1, at - 2, at + 1].filter((place) => held[place]?.lower === "and")
  const [tie] = ties
  const mate = tie === undefined ? undefined : held[tie < at ? tie - 1 : tie + 1]
  return mate === undefined || stated.tokens.some((token) => token.concept === mate.concept)
}

/** "45 care home residents": not a count of homes. */
export function countsPeopleOf(
  stated: Reading,
  head: string,
  { last, counted }: NumberMention,
  { tokens }: Known,
): boolean {
  const counts = tokens.slice(last, last + 6).find(({ concept }) => concept === counted.at(-1))
  if (!counts || counts.concept === head || !meaningsOf(counts.lower).person) return false
  return !stated.tokens.some(({ concept }) => concept === counts.concept)
}

const countable = /^(?:count|vague|ordinal)$/

function followedByOf(mention: NumberMention, tokens: Token[]): boolean {
  return tokens[mention.last]?.lower === "of"
}

/** The concept of a word and the item concepts that match it. */
function formsOf(stated: Reading, mention: NumberMention, concept: string, known: Known): Set<string> {
  const at = positionsOf(stated.tokens, concept).find((position) => position >= mention.last) ?? -1
  return new Set([concept, ...relatedIn(known.tokens, stated.tokens, at).keys()])
}

/** The words of the label before a number: "rye" in "rye: 400 loaves". */
function labelOf({ clause }: NumberMention, { tokens, clauses }: Reading): string[] {
  const [label, home] = [clauses[clause - 1], clauses[clause]]
  if (!label || tokens[home?.first ?? 0]?.text !== ":") return []
  return tokens.slice(label.first, label.last).map(({ concept }) => concept)
}

/** Another number of the item, absent from the sentence, that a word next to the stated number belongs to. */
export function hasRival(stated: Reading, mention: NumberMention, other: NumberMention, known: Known): boolean {
  const reading = known.reading()
  const told = (one: NumberMention) =>
    stated.mentions.some((mate) => mate.unit === one.unit && compareValues(mate, one) === "yes")
  const rivals = reading.mentions.filter(
    (one) => one !== other && !/^(?:times|ordinal|label.*)$/.test(one.unit) && !dates.test(one.unit) && !told(one),
  )
  if (rivals.length === 0) return false
  const besideOf = (one: NumberMention) => [...one.near, ...one.counted, ...labelOf(one, reading)]
  const mine = new Set(besideOf(other))
  const words = stated.tokens.filter((token, at) => mention.near.includes(token.concept) && !stated.numeric.has(at))
  return words.some((token: Token) => {
    const forms = [token.concept, ...relatedIn(known.tokens, stated.tokens, stated.tokens.indexOf(token)).keys()]
    if (forms.some((concept) => mine.has(concept))) return false
    return rivals.some((rival) => forms.some((concept) => besideOf(rival).includes(concept)))
  })
}
