import type { WritingLine } from "../../achievements/writing-line"
import type { StoredRequirement } from "../../job-analysis/analysis"
import { credits, mustWeight } from "../../job-analysis/match/rules"
import type { Match } from "../../job-analysis/match/shapes"

/** Parts of a line's new strength: what it shows of the posting, and what it is worth by itself. */
const weights = { posting: 65, own: 0.35 }
/** A line that shows so much (one must-have in full) cannot show more. */
const full = 3

/**
 * Lines with the strength that they have for one posting: those that meet its requirements come first, must-haves
 * before the rest. Pins stay.
 */
export function orderLines(lines: WritingLine[], requirements: StoredRequirement[], match: Match): WritingLine[] {
  const shown = new Map<string, number>()
  for (const { index, status, evidence } of match.requirements) {
    if (status === "open") continue
    const weight = (requirements[index]?.must ? mustWeight : 1) * credits[status]
    for (const { text, evidenceIds } of evidence)
      for (const key of [text.toLowerCase(), ...evidenceIds]) shown.set(key, (shown.get(key) ?? 0) + weight)
  }
  return lines.map((line) => {
    const keys = [line.text.toLowerCase(), ...line.evidenceIds]
    const most = Math.max(0, ...keys.map((key) => shown.get(key) ?? 0))
    const strength = Math.round(line.strength * weights.own + weights.posting * Math.min(1, most / full))
    return { ...line, strength }
  })
}
