import type { WritingLine } from "../../../achievements/writing-line"
import type { EvidenceItem } from "../../../evidence/schema"
import { contentWords, overlap } from "../wording/focus"

/**
 * The maximum number of captured items parsed for one document, and their total length in characters: no document tells
 * more than a few dozen actions, and a job has one second of CPU time.
 */
const most = { items: 80, characters: 10_000 }

/**
 * The part of a long ledger that a document is likely to use: every line of the profile, and of the captured items
 * those that share the most with the request, then those with a figure, then the newest. Parsing items is the expensive
 * part.
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

/** The maximum number of lines converted to sentences for one document. */
const maxWorded = 120

/** The part of a long record that a document is likely to use, judged without parsing the lines. */
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
