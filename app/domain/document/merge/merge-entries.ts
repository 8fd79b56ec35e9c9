import type { Heading, ResumeEntry } from "../body"
import { headingFields } from "../body"
import type { Leaf } from "../document-tree"
import { placedAnew } from "../edit-claim"
import { fieldsOf, type HeadingFields, headingText, noFields, spansIn } from "../heading"
import type { Pending } from "../pending"
import { isOnWire } from "../render/document"
import { mergeLines } from "./merge-lines"

/** A role or degree as sent by the client. */
export interface SentEntry {
  fields: HeadingFields
  lines: string[]
}

const shownFields = ({ heading }: ResumeEntry<Leaf>) => (heading && isOnWire(heading) ? fieldsOf(heading) : noFields)
const shownLines = ({ notes, bullets }: ResumeEntry<Leaf>) => [...notes, ...bullets].filter(isOnWire)
const isSame = (a: HeadingFields, b: HeadingFields) => headingFields.every((field) => a[field] === b[field])

/** True if anything of an entry was included in the resume that clients receive. */
export const isShown = (entry: ResumeEntry<Leaf>) =>
  !isSame(shownFields(entry), noFields) || shownLines(entry).length > 0

/**
 * Matches each sent entry to an existing one: the one with the same heading, else the one sharing most with it; null if
 * it is new.
 */
export function matchEntries(before: ResumeEntry<Leaf>[], sent: SentEntry[]): (ResumeEntry<Leaf> | null)[] {
  const free = new Map(before.filter(isShown).map((entry) => [entry, shownOf(entry)]))
  const matches = new Map<SentEntry, ResumeEntry<Leaf>>()
  const take = (one: SentEntry, least: number) => {
    let best: ResumeEntry<Leaf> | null = null
    let most = least - 1
    for (const [entry, shown] of free) {
      const score = likeness(shown, one)
      if (score > most) [best, most] = [entry, score]
    }
    if (!best) return
    matches.set(one, best)
    free.delete(best)
  }
  for (const one of sent) take(one, sameHeading)
  for (const one of sent) if (!matches.has(one)) take(one, 1)
  return sent.map((one) => matches.get(one) ?? null)
}

const sameHeading = 10_000

const shownOf = (entry: ResumeEntry<Leaf>) => ({
  fields: shownFields(entry),
  lines: new Set(shownLines(entry).map(({ text }) => text)),
})

function likeness({ fields: shown, lines: told }: ReturnType<typeof shownOf>, { fields, lines }: SentEntry): number {
  const shared = lines.filter((line) => told.has(line)).length
  if (isSame(shown, fields)) return sameHeading + shared
  const alike = headingFields.filter((field) => field !== "location" && shown[field] && shown[field] === fields[field])
  return shared + alike.length
}

/** Merges a sent entry into the existing one. */
export function mergeEntry(
  before: ResumeEntry<Leaf> | null,
  { fields, lines }: SentEntry,
): ResumeEntry<Leaf | Pending> {
  const { heading, notes, bullets } = before ?? { heading: null, notes: [], bullets: [] }
  const after = before && isSame(shownFields(before), fields) ? heading : newHeading(heading, fields)
  const noted = new Set(notes.map(({ id }) => id))
  const placed = after?.text === heading?.text
  const merged = mergeLines([...notes, ...bullets], lines).map((line) =>
    placed || line.status === undefined ? line : placedAnew(line),
  )
  return {
    heading: after,
    notes: merged.filter(({ id }) => id !== undefined && noted.has(id)),
    bullets: merged.filter(({ id }) => id === undefined || !noted.has(id)),
  }
}

/** A heading with changed fields: in its current wording if that can hold them all, else in the usual form. */
export function newHeading(before: Heading<Leaf> | null, fields: HeadingFields): Heading<Pending> | null {
  const text = (before && isOnWire(before) && reworded(before, fields)) || headingText(fields)
  if (!text) return null
  const { id, evidenceIds } = before ?? { evidenceIds: [] }
  const spans = spansIn(text, fields)
  return { ...(id && { id }), text, kind: "fact", evidenceIds, own: true, fields: spans }
}

function reworded({ text, fields: spans }: Heading<Leaf>, fields: HeadingFields): string | null {
  const changes: { span: [number, number]; value: string }[] = []
  for (const field of headingFields) {
    const span = spans[field]
    if ((span === undefined) !== (fields[field] === "")) return null
    if (span) changes.push({ span, value: fields[field] })
  }
  changes.sort((a, b) => b.span[0] - a.span[0])
  return changes.reduce((said, { span: [start, end], value }) => said.slice(0, start) + value + said.slice(end), text)
}
