import type { NumberMention } from "../../../language/numbers/mention"
import { looksLikeParticiple, looksLikeVerb } from "../../../language/verbs/verbs"
import { prepositions } from "../../../language/words/prepositions"
import type { ReadClause, Reading } from "../reading/reading"
import { dates } from "./amounts/numbers-met"

/** True if the item counts the work of others, or states the person's part of it: the total is not theirs. */
export function countsOthers(
  stated: Reading,
  mention: NumberMention,
  reading: Reading,
  written: NumberMention,
): boolean {
  if (isOfPart(stated, mention, reading, written)) return true
  const clause = stated.clauses[mention.clause]
  if (clause?.agent !== "own" || dates.test(mention.unit)) return false
  const home = reading.clauses[written.clause]
  const before = stated.tokens.slice(clause.first, mention.first)
  const inPhrase = before.some(({ lower }, at) => at > 0 && prepositions.has(lower))
  const part = /^(?:them|these|those|which|whom)$/.test(stated.tokens[mention.last + 1]?.lower ?? "")
  if (!home || inPhrase || part) return false
  return home.agent === "other" || countsPartOnly(stated, mention, reading, written)
}

/** The item states the person's part of the number. */
export function countsPartOnly(
  stated: Reading,
  mention: NumberMention,
  reading: Reading,
  written: NumberMention,
): boolean {
  if (isOfPart(stated, mention, reading, written)) return true
  const home = reading.clauses[written.clause]
  const clause = stated.clauses[mention.clause]
  if (!home || clause?.agent !== "own") return false
  if (stated.tokens.slice(clause.first, mention.first).some(({ lower }, at) => at > 0 && prepositions.has(lower)))
    return false
  return reading.mentions.some((one) => one !== written && one.value < written.value && isOwnPart(reading, one, home))
}

/** "31 of them mine", "I took 61": the person's part of a count. */
function isOwnPart(
  { tokens, clauses }: Reading,
  { first, last, counted, clause, unit }: NumberMention,
  home: ReadClause,
): boolean {
  if (unit !== "count") return false
  const behind = tokens.slice(last, last + 4).map(({ lower }) => lower)
  if (/^of (?:them|these|those|which)\b.*\b(?:mine|by me|myself|i)\b/.test(behind.join(" "))) return true
  const own = clauses[clause]
  if (!own || own === home || counted.length > 0) return false
  return (
    tokens.slice(own.first, first).some(({ lower }) => lower === "i") &&
    !tokens.slice(home.first, home.last).some(({ lower }) => looksLikeVerb(lower))
  )
}

const nearly = /^(?:by|about|around|over|some|nearly|almost|roughly|the|all)$/

/** "granted 112,000, of which 64,000 were spent": an action on a part ("spent") does not apply to the whole. */
function isOfPart(
  stated: Reading,
  mention: NumberMention,
  { tokens, clauses }: Reading,
  written: NumberMention,
): boolean {
  const home = clauses[written.clause]
  const behind = clauses[written.clause + 1]
  if (!home || !behind || tokens[behind.first - 1]?.lower !== "of") return false
  if (!/^(?:which|whom|these|those|them)$/.test(tokens[behind.first]?.lower ?? "")) return false
  let at = mention.first - 1
  while (nearly.test(stated.tokens[at]?.lower ?? "")) at--
  const deed = stated.tokens[at]
  if (!deed || !(looksLikeVerb(deed.lower) || looksLikeParticiple(deed.lower))) return false
  return !tokens.slice(home.first, home.last).some(({ concept }) => concept === deed.concept)
}
