import { looksLikeVerb } from "../../../../language/verbs/verbs"
import { blocks, doubts, type Finding } from "../../finding"
import type { Known } from "../../library"
import { lowerTextOf } from "../../reading/clause-text"
import { oncePerClause } from "../../reading/once-per-clause"
import type { ReadClause, Reading } from "../../reading/reading"
import { relatedIn } from "../words/related-words"

const always = /\b(?:never|ever|always)\b|\bin my (?:\w+ )?(?:career|life|lifetime|working life)\b/
const limited = /\b(?:since|so far|yet|this (?:year|term|season|quarter|month)|in (?:the )?(?:last )?\d+)\b/

/**
 * "zero hits in my career", from "zero hit in 26 job since then": a denial for good, from one for a time. If the item
 * also tells the incident, the sentence contradicts it.
 */
export function neverAgainstIncident(stated: Reading, clause: ReadClause, pool: Known[]): Finding | undefined {
  if (!clause.moods.has("negated") || !always.test(lowerTextOf(stated, clause))) return undefined
  let short: Finding | undefined
  for (const known of pool) {
    const reading = known.reading()
    for (let at = clause.first; at < clause.last; at++) {
      const token = stated.tokens[at]
      if (!token?.content || token.kind !== "word") continue
      const forms = new Set([token.concept, ...relatedIn(known.tokens, stated.tokens, at).keys()])
      const homes = reading.clauses.filter(({ first, last }) =>
        reading.tokens.slice(first, last).some(({ concept }) => forms.has(concept)),
      )
      const denial = homes.find(
        (from) =>
          from.moods.has("negated") &&
          limited.test(lowerTextOf(reading, from)) &&
          !always.test(lowerTextOf(reading, from)),
      )
      if (!denial) continue
      const incident = homes.find((from) => from.first < denial.first && tellsPlainly(reading, from))
      const told =
        incident && reading.tokens.slice(incident.first, incident.last).find(({ concept }) => forms.has(concept))
      if (told) return blocks("V1", { code: "not_none", text: told.text })
      if (
        !homes.some((from) => from !== denial && from.moods.has("negated") && always.test(lowerTextOf(reading, from)))
      )
        short = doubts("V6", { code: "stops_short" })
    }
  }
  return short
}

const tellsPlainly = oncePerClause(
  ({ tokens }, { first, last, moods }) =>
    moods.size === 0 && tokens.slice(first, last).some(({ lower }) => looksLikeVerb(lower)),
)
