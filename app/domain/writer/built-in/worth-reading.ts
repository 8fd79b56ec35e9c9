import type { EvidenceItem } from "../../evidence/schema"
import { contentWords, overlap } from "./focus"

/** Items captured outside the profile that are taken apart for one document: no document tells more than a few dozen. */
const mostRead = 80

/**
 * Of a long ledger, what a document is likely to tell: every line of the profile, and of what was captured that which
 * shares most with the request, then that which holds a figure, then the newest. Taking items apart is what takes time.
 */
export function worthReading(evidence: EvidenceItem[], focus: Set<string>): EvidenceItem[] {
  const captured = evidence.filter((item) => item.field === null)
  if (captured.length <= mostRead) return evidence
  const promise = (item: EvidenceItem) => ({
    item,
    asked: focus.size > 0 ? Math.min(overlap(contentWords(item.text), focus), 8) : 0,
    figure: /\d/.test(item.text) ? 1 : 0,
  })
  const best = captured
    .map(promise)
    .sort((a, b) => b.asked - a.asked || b.figure - a.figure || b.item.createdAt.localeCompare(a.item.createdAt))
  const chosen = new Set(best.slice(0, mostRead).map(({ item }) => item))
  return evidence.filter((item) => item.field !== null || chosen.has(item))
}
