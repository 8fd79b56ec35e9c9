import type { NumberMention } from "../../../../language/numbers/mention"
import { prepositions } from "../../../../language/words/prepositions"
import type { ReadClause, Reading } from "../../reading/reading"
import type { ClauseMatch } from "../words/said-words"
import { meetings } from "./numbers-met"

const lengths = /^(?:month|second)$/
const leading =
  /^(?:lead|leads|led|manage[sd]?|managing|management|leadership|supervis\w+|head(?:s|ed)?|overs[ae]\w+|direct(?:s|ed)?)$/

/**
 * The duration and number of people in a claim of leading need a clause about leading. "A manager with eleven years'
 * experience" does not support "Led teams for eleven years", nor "looks after a workforce of 420" "leads 420 people".
 */
export function amountOfLeading(
  stated: Reading,
  clause: ReadClause,
  matches: ClauseMatch[],
): NumberMention | undefined {
  const { level, token } = clause.ownership
  if (level < 3 || token === null || !leading.test(token.lower)) return undefined
  const at = stated.tokens.indexOf(token)
  return stated.mentions
    .filter(({ first }) => first > clause.first && first < clause.last)
    .filter((mention) => lengths.test(mention.unit) || isLed(stated, at, mention))
    .find((mention) => {
      const told = matches.flatMap(({ known }) => {
        const reading = known.reading()
        return reading.mentions
          .filter((one) => meetings(stated, mention, reading, one).length > 0)
          .map((one) => tellsOfLeading(reading, one, lengths.test(mention.unit)))
      })
      return told.length > 0 && !told.some(Boolean)
    })
}

/** "leads 420 people", "leads a team of 420". */
function isLed({ tokens }: Reading, at: number, { first, unit }: NumberMention): boolean {
  if (unit !== "count" || first < at) return false
  const between = tokens.slice(at + 1, first)
  return between.length < 5 && !between.some(({ lower }) => lower !== "of" && prepositions.has(lower))
}

const people = /\b(?:under|report(?:s|ing)? to) (?:me|us)\b/

/** The number's clause contains a word of leading or "under me". A duration next to "experience" does not count. */
function tellsOfLeading({ tokens, clauses }: Reading, { clause, last }: NumberMention, isLength: boolean): boolean {
  const home = clauses[clause]
  if (!home) return true
  const behind = tokens.slice(last, last + 5).map(({ lower }) => lower)
  if (isLength && behind.includes("experience")) return behind.some((lower) => leading.test(lower))
  const said = tokens.slice(home.first, home.last).map(({ lower }) => lower)
  return (home.ownership.token !== null && home.ownership.level >= 3) || people.test(said.join(" "))
}
