import { positionsOf } from "../../../language/doers/positions"
import { blocks, type Finding } from "../finding"
import type { Known } from "../library"
import { claimWords, conceptsOf } from "../reading/bearing"
import type { ReadClause, Reading } from "../reading/reading"

/** "Established" for "set up" is a question, because it may mean nothing more. */
const setUp = /\b(?:set(?:ting)? up|started|created|launched|introduced|built)\b/i

/** V4, clear cases: every item about the thing is below leading, and none has the word. */
export function checkOwnership(stated: Reading, clause: ReadClause, candidates: Known[]): Finding[] {
  const { level, token } = clause.ownership
  if (clause.agent !== "own" || clause.moods.size > 0 || level < 3 || token === null) return []
  const words = claimWords(stated, clause)
  let spoken = false
  for (const known of candidates) {
    const reading = known.reading()
    if (positionsOf(reading.tokens, token.concept).length > 0) return []
    if (/^establish/.test(token.lower) && setUp.test(known.text)) return []
    for (const from of reading.clauses) {
      if (from.ownership.token !== null && from.ownership.level >= level) return []
      const held = conceptsOf(reading, from)
      const shared = words.filter((word) => held.has(word.concept)).length
      spoken ||= shared >= 2 && shared >= words.length / 2
    }
  }
  return spoken ? [blocks("V4", { code: "level_absent", word: token.text, stated: level })] : []
}
