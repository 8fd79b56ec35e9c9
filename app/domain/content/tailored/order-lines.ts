import type { WritingLine } from "../../achievements/writing-line"
import type { StoredRequirement } from "../../job-analysis/analysis"
import { credits, mustWeight } from "../../job-analysis/match/requirement/rules"
import type { Match } from "../../job-analysis/match/requirement/shapes"

/** The weights of the posting match and of the own strength in a tailored strength. */
const weights = { posting: 65, own: 0.35 }
/** The match that earns full marks: one must-have met in full. */
const full = 3

/**
 * Recalculates the strength of lines for one posting: mostly from the requirements that a line meets, must-haves
 * weighted more, and partly from its own strength. Pins are unchanged.
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
