import { type HeadingField, headingFields, sectionKinds, skillGroups } from "../body"
import { noFields } from "../heading"
import type { DraftEntry, DraftSection, ResumeDraft } from "./draft"

export const contactFields = ["email", "phone", "location", "linkedin_url", "portfolio_url", "website"] as const

export type ContactField = (typeof contactFields)[number]

/** The fields of a form in page order. */
type Fields = Iterable<readonly [name: string, value: unknown]>

/**
 * Parses a draft from the fields of the editor's form. Their order is the structure: fields after a `section` belong to
 * it, fields after an `entry` to the entry, and a `text` to the `note` or `bullet` before it.
 */
export function draftOfFields(fields: Fields): ResumeDraft {
  const draft: ResumeDraft = {
    name: "",
    contact: { email: "", phone: "", location: "", linkedin_url: "", portfolio_url: "", website: "" },
    template: "",
    sections: [],
  }
  let section: DraftSection | undefined
  let entry: DraftEntry | undefined
  for (const [name, value] of fields) {
    if (typeof value !== "string") continue
    if (name === "template") draft.template = value
    else if (name === "section") {
      const kind = sectionKinds.find((each) => each === value)
      section = kind && { kind, hidden: true, entries: [] }
      entry = undefined
      if (section) draft.sections.push(section)
    } else if (name === "shown") {
      if (section) section.hidden = false
    } else if (name === "entry") {
      entry = { id: value, heading: null, notes: [], bullets: [] }
      section?.entries.push(entry)
    } else if (entry) readOfEntry(entry, name, value)
    else if (name === "name") draft.name = value
    else readContact(draft, name, value)
  }
  return draft
}

function readContact({ contact }: ResumeDraft, name: string, value: string): void {
  const field = contactFields.find((each) => each === name)
  if (field) contact[field] = value
}

function readOfEntry(entry: DraftEntry, name: string, value: string): void {
  const field = headingFields.find((each): each is HeadingField => each === name)
  if (name === "group") {
    const group = skillGroups.find((each) => each === value)
    if (group) entry.group = group
  } else if (name === "label") entry.label = value
  else if (name === "heading") entry.heading = { id: value, ...noFields }
  else if (field && entry.heading) entry.heading[field] = value
  else if (name === "note") entry.notes.push({ id: value, text: "" })
  else if (name === "bullet") entry.bullets.push({ id: value, text: "" })
  else if (name === "note-text") setLast(entry.notes, value)
  else if (name === "bullet-text") setLast(entry.bullets, value)
}

function setLast(lines: { text: string }[], text: string): void {
  const last = lines.at(-1)
  if (last) last.text = text.replaceAll("\r\n", "\n")
}
