import type { NumberMention } from "../../../../language/numbers/mention"
import { looksLikeVerb } from "../../../../language/verbs/verbs"
import type { Token } from "../../../../language/words/tokens"
import { sentenceAt } from "../../reading/once-per-clause"
import type { ReadClause, Reading } from "../../reading/reading"
import { dates } from "./numbers-met"

/** The only date of an item applies to everything in its sentence. */
export function onlyDate(
  mention: NumberMention,
  other: NumberMention,
  reading: Reading,
  from: ReadonlySet<ReadClause>,
): boolean {
  if (!dates.test(mention.unit) || reading.mentions.filter(({ unit }) => dates.test(unit)).length > 1) return false
  return [...from].some(
    (one) =>
      !reading.tokens
        .slice(Math.min(one.first, other.first), Math.max(one.last, other.first))
        .some((token) => /^[.!?\n]$/.test(token.text) && token !== reading.tokens[one.first]),
  )
}

/**
 * A clause without a verb belongs with the other clauses of its sentence ("-> 6 working days", "since Feb 2024"). One
 * with nothing but its number also belongs with the sentence before ("It is 31 % now").
 */
export function besideMatched(reading: Reading, home: ReadClause, from: ReadonlySet<ReadClause>): boolean {
  const { tokens, clauses } = reading
  const own = tokens.slice(home.first, home.last)
  const isBare = own.every((token, at) => !token.content || reading.numeric.has(home.first + at))
  const tells = (token: Token) => looksLikeVerb(token.lower) && token !== home.ownership.token
  if (!isBare && own.some(tells)) return false
  // "rye: 400 loaves, wheat: 900 loaves": a number after a label belongs to the label.
  const label = tokens[home.first]?.text === ":" ? clauses[clauses.indexOf(home) - 1] : undefined
  if (label) return from.has(label)
  const sentence = sentenceAt(reading, home)
  const before = isBare && sentence[0] === home ? clauses[clauses.indexOf(home) - 1] : undefined
  return [...sentence, ...(before ? [before] : [])].some((one) => from.has(one))
}
