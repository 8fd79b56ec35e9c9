import type { ResumeDraft } from "../../../domain/document/draft/draft"
import { withoutStop } from "../../../domain/language/sentences/statements"

/** A resume may capitalize an agreed line and drop its final period. */
const inOneForm = (text: string) => withoutStop(text.trim()).toLowerCase().replace(/\s+/g, " ")

/** The agreed lines that the resume does not have yet. */
export function linesToAdd<L extends { text: string }>(agreed: L[], { sections }: ResumeDraft): L[] {
  const lines = sections.flatMap(({ entries }) => entries.flatMap(({ notes, bullets }) => [...notes, ...bullets]))
  const used = new Set(lines.map(({ text }) => inOneForm(text)))
  return agreed.filter(({ text }) => !used.has(inOneForm(text)))
}
