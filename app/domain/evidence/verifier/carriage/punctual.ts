import type { ReadClause, Reading } from "../reading"
import type { ClauseMatch } from "./said-words"

const claimed =
  /\b(?:on time|on schedule|ahead of schedule|to schedule|on budget|within budget|under budget|to budget)\b/
const kept =
  /\b(?:on time|in time|time|on schedule|schedule|early|earlier|ahead|deadline|due|promised|planned|punctual|never late|no delays?|not late|before|by then|days? left)\b/i
const money = /\b(?:budget|under|cost|costs|estimate|quote|quoted)\b/i

/** "On time", "within budget": light words that say how well something went. No item says so that tells of no such limit. */
export function unsaidLimit(stated: Reading, clause: ReadClause, matches: ClauseMatch[]): string | null {
  const said = stated.tokens
    .slice(clause.first, clause.last)
    .map(({ lower }) => lower)
    .join(" ")
  const found = claimed.exec(said)?.[0]
  if (found === undefined || matches.length === 0 || clause.moods.has("negated")) return null
  const told = found.endsWith("budget") ? money : kept
  return matches.some(({ known }) => told.test(known.text)) ? null : found
}
