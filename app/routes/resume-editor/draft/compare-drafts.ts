import { headingFields } from "../../../domain/document/body"
import { labelOfLine } from "../../../domain/document/contact-labels"
import type { ResumeDraft } from "../../../domain/document/draft/draft"
import { sectionTitles } from "../../../domain/document/render/parts"

interface Difference {
  /** The field or the place in the resume: "Phone", "Experience: Staff Nurse, Elm House". */
  label: string
  before: string | null
  after: string | null
}

interface Line {
  id: string
  label: string
  text: string
}

/**
 * The lines that differ between two drafts of a resume, each beside its other wording if there is one. A new line has
 * another id once it is saved, so a line that both have at the same place is not a difference, whatever its id.
 */
export function compareDrafts(before: ResumeDraft, after: ResumeDraft): Difference[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  const mine = new Map(now.map((line) => [line.id, line]))
  const theirs = new Set(old.map(({ id }) => id))
  const added = now.filter(({ id }) => !theirs.has(id))
  const differences = old.flatMap(({ id, label, text }): Difference[] => {
    const other = mine.get(id)
    if (other) return other.text === text ? [] : [{ label, before: text, after: other.text }]
    const same = added.findIndex((line) => line.label === label && line.text === text)
    if (same < 0) return [{ label, before: text, after: null }]
    added.splice(same, 1)
    return []
  })
  return [...differences, ...added.map(({ label, text }) => ({ label, before: null, after: text }))]
}

function linesOf({ name, contact, sections }: ResumeDraft): Line[] {
  const personal = Object.entries({ name, ...contact }).map(([id, text]) => ({ id, label: labelOfLine(id), text }))
  const lines = sections.flatMap(({ kind, entries }) =>
    entries.flatMap(({ heading, notes, bullets }): Line[] => {
      const title = sectionTitles[kind]
      const head = heading
        ? headingFields
            .map((field) => heading[field])
            .filter(Boolean)
            .join(", ")
        : ""
      const place = [heading?.title, heading?.organization].filter(Boolean).join(", ")
      const label = place ? `${title}: ${place}` : title
      return [
        ...(heading ? [{ id: heading.id, label: title, text: head }] : []),
        ...[...notes, ...bullets].map(({ id, text }) => ({ id, label, text })),
      ]
    }),
  )
  return [...personal, ...lines].map((line) => ({ ...line, text: line.text.trim() })).filter(({ text }) => text !== "")
}
