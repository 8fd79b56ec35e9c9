import type { ResumeDraft } from "../../domain/document/draft/draft"

interface Difference {
  before: string | null
  after: string | null
}

/** The lines that differ between two drafts of a resume, each beside its other wording if there is one. */
export function compareDrafts(before: ResumeDraft, after: ResumeDraft): Difference[] {
  const [old, now] = [textsOf(before), textsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((id) => ({ before: old.get(id) ?? null, after: now.get(id) ?? null }))
    .filter((pair) => pair.before !== pair.after)
}

function textsOf({ name, contact, sections }: ResumeDraft): Map<string, string> {
  const lines = sections.flatMap(({ entries }) =>
    entries.flatMap(({ heading, notes, bullets }) => {
      const { id = "", title, organization, location, dates } = heading ?? {}
      const head = [title, organization, location, dates].filter(Boolean).join(", ")
      return [[id, head] as const, ...[...notes, ...bullets].map((line) => [line.id, line.text] as const)]
    }),
  )
  const all = [["name", name] as const, ...Object.entries(contact), ...lines]
  return new Map(all.map(([id, text]) => [id, text.trim()] as const).filter(([, text]) => text !== ""))
}
