import type { ReadClause, Reading } from "../reading/reading"
import type { ClauseMatch } from "./words/said-words"

const claimed =
  /\b(?:on time|on schedule|ahead of schedule|to schedule|(?:on|within|under|to)(?: (?:its|the|a|an|our|my))?(?: [^ ]+){0,3} budget)\b/
const kept =
  /\b(?:on time|in time|time|on schedule|schedule|early|earlier|ahead|deadline|due|promised|planned|punctual|never late|no delays?|not late|before|by then|days? left)\b/i
const missed = {
  budget: /\b(?:over budget|over the budget|overspent|overran|overspend|came in [^.]{0,20}\bover)\b/i,
  time: /\b(?:(?:days?|weeks?|months?|hours?) late|overran|behind schedule|missed the (?:deadline|date))\b/i,
}
const money = /\b(?:budget|under|cost|costs|estimate|quote|quoted)\b/i

/** "On time", "within budget": light words that claim quality. An item without such a limit does not support them. */
export function unsaidLimit(stated: Reading, clause: ReadClause, matches: ClauseMatch[]): string | null {
  const said = stated.tokens
    .slice(clause.first, clause.last)
    .map(({ lower }) => lower)
    .join(" ")
  const found = claimed.exec(said)?.[0]
  if (found === undefined || matches.length === 0 || clause.moods.has("negated")) return null
  const isOfMoney = found.endsWith("budget")
  if (matches.some(({ known }) => missed[isOfMoney ? "budget" : "time"].test(known.text))) return found
  const told = isOfMoney ? money : kept
  return matches.some(({ known }) => told.test(known.text)) ? null : found
}
