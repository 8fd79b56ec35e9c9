import { type Heading, isResume, type ResumeEntry, type SectionKind, type SkillGroup } from "../body"
import type { DocumentTree, Leaf, PersonLines } from "../document-tree"
import { fieldsOf, type HeadingFields, isSpanned, noFields } from "../heading"

/** A line of a draft: `s12` is a sentence of the document, `n3` an unsaved one. */
export interface DraftLine {
  id: string
  text: string
}

export interface DraftEntry {
  id: string
  heading: ({ id: string } & HeadingFields) | null
  group?: SkillGroup
  label?: string
  notes: DraftLine[]
  bullets: DraftLine[]
}

export interface DraftSection {
  kind: SectionKind
  hidden: boolean
  entries: DraftEntry[]
}

/** A resume being edited: the words only, unchecked. */
export interface ResumeDraft {
  name: string
  contact: Omit<PersonLines["contact"], "name">
  /** The id of the template; empty for the default. */
  template: string
  sections: DraftSection[]
}

/** A stored resume as a draft. */
export function draftOf({ person, body }: DocumentTree, template: string): ResumeDraft {
  const { name: alias, ...contact } = person.contact
  let made = 0
  const sections = isResume(body) ? body.sections : []
  return {
    name: person.name || alias,
    contact,
    template,
    sections: sections.map(({ kind, hidden, entries }) => ({
      kind,
      hidden: hidden ?? false,
      entries: entries.map((entry) => draftEntry(`e${++made}`, entry)),
    })),
  }
}

function draftEntry(id: string, { heading, group, label, notes, bullets }: ResumeEntry<Leaf>): DraftEntry {
  return {
    id,
    heading: heading && { id: heading.id, ...headingFieldsOf(heading) },
    ...(group && { group }),
    ...(label && { label }),
    notes: notes.map(draftLine),
    bullets: bullets.map(draftLine),
  }
}

const draftLine = ({ id, text }: Leaf): DraftLine => ({ id, text })

/** A heading as editable fields, or as a single text if its fields do not cover it. */
export function headingFieldsOf(heading: Heading): HeadingFields {
  return isSpanned(heading) ? fieldsOf(heading) : { ...noFields, title: heading.text }
}
