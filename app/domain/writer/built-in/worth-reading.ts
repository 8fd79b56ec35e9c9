import type { WritingLine } from "../../achievements/writing-line"
import type { EvidenceItem } from "../../evidence/schema"
import { contentWords, overlap } from "./focus"

/**
 * Items captured outside the profile that are taken apart for one document, and their characters together: no document
 * tells more than a few dozen deeds, and a job has a second of computing.
 */
const most = { items: 80, characters: 10_000 }

/**
 * Of a long ledger, what a document is likely to tell: every line of the profile, and of what was captured that which
 * shares most with the request, then that which holds a figure, then the newest. Taking items apart is what takes time.
 */
export function worthReading(evidence: EvidenceItem[], focus: Set<string>): EvidenceItem[] {
  const captured = evidence.filter((item) => item.field === null)
  if (captured.length <= most.items && charactersOf(captured) <= most.characters) return evidence
  const promise = (item: EvidenceItem) => ({
    item,
    asked: focus.size > 0 ? Math.min(overlap(contentWords(item.text), focus), 8) : 0,
    figure: /\d/.test(item.text) ? 1 : 0,
  })
  const best = captured
    .map(promise)
    .sort((a, b) => b.asked - a.asked || b.figure - a.figure || b.item.createdAt.localeCompare(a.item.createdAt))
  const chosen = new Set<string>()
  let left = most.characters
  for (const { item } of best.slice(0, most.items)) {
    if (item.text.length > left && chosen.size > 0) continue
    left -= item.text.length
    chosen.add(item.id)
  }
  return evidence.filter((item) => item.field !== null || chosen.has(item.id))
}

/** Lines that are made into sentences for one document. */
const maxWorded = 120

/** Of a long record, the lines that a document is likely to tell, by what can be seen without reading them. */
export function worthWording(lines: WritingLine[], focus: Set<string>): WritingLine[] {
  if (lines.length <= maxWorded) return lines
  const promise = (line: WritingLine) =>
    (line.pinned ? 1000 : 0) +
    (line.state === "agreed" ? 60 : 0) +
    line.strength +
    12 * (focus.size > 0 ? Math.min(overlap(contentWords(line.text), focus), 8) : 0)
  return lines
    .map((line) => ({ line, worth: promise(line) }))
    .sort((a, b) => b.worth - a.worth || b.line.period.to.localeCompare(a.line.period.to))
    .slice(0, maxWorded)
    .map(({ line }) => line)
}

const charactersOf = (items: EvidenceItem[]) => items.reduce((sum, { text }) => sum + text.length, 0)
