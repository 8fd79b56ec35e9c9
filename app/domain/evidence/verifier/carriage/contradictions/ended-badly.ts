import { blocks, type Finding } from "../../finding"
import type { Known } from "../../library"
import { lowerTextOf } from "../../reading/clause-text"
import { oncePerClause } from "../../reading/once-per-clause"
import type { ReadClause, Reading } from "../../reading/reading"
import { objectsOf } from "./objects"

const praise =
  /\b(?:profitable|successful(?:ly)?|success|popular|well[ -]received|thriving|(?:rais|boost|improv|increas|lift|grow|grew|doubl)\w*)\b/
const failure =
  /\b(?:hated|scrapped|flopp?(?:ed)?|lost|failed|did ?n[o']?t work|nobody (?:used|came|wanted|liked)|disaster|gave up|stopped it|wouldn?[ ']?t do it again|waste of)\b/

/** The number of clauses after a thing in which its failure may stand. */
const reach = 3

/**
 * "a leaderboard that raised morale", from "tried a leaderboard, everyone hated it, scrapped it": the item says that
 * the thing failed.
 */
export function endedBadly(stated: Reading, clause: ReadClause, pool: Known[]): Finding | undefined {
  if (!praise.test(lowerTextOf(stated, { first: clause.first, last: stated.tokens.length }))) return undefined
  for (const { head } of objectsOf(stated, clause)) {
    for (const known of pool) {
      const reading = known.reading()
      const at = reading.clauses.findIndex((from) => hasObject(reading, from, head.concept))
      const near = reading.clauses.slice(at, at + reach)
      const isGood = near.some((from) => praise.test(lowerTextOf(reading, from)))
      if (at >= 0 && !isGood && near.some((from) => tellsFailure(reading, from)))
        return blocks("V1", { code: "failed" })
    }
  }
  return undefined
}

const hasObject = (reading: Reading, from: ReadClause, concept: string) =>
  reading.tokens.slice(from.first, from.last).some((token) => token.concept === concept)

const tellsFailure = oncePerClause((reading, from) => failure.test(lowerTextOf(reading, from)))
