import type { HeadingField, SectionKind } from "../document/body"
import type { ContactField } from "../document/draft/form-fields"

/** A text of a resume with the id of its sentence, so that it can be edited in place. */
export interface Words {
  text: string
  id: string
  /** Set if the text is one field of a heading. */
  field?: HeadingField
}

export interface EntryView {
  title: Words | null
  organization: Words | null
  location: Words | null
  dates: Words | null
  /** The name of a skill group. */
  label: string
  /** Set only if the person gave a level. */
  level: { text: string; percent: number } | null
  notes: Words[]
  bullets: Words[]
}

export interface ContactView {
  kind: "place" | "email" | "phone" | "link"
  text: string
  /** Null unless the URL is safe: https, http, mailto or tel. */
  href: string | null
  /** The corresponding field of the person; unset if there is none. */
  field?: ContactField
}

export interface SectionView {
  kind: SectionKind
  title: string
  look: "prose" | "entries" | "list" | "skills"
  entries: EntryView[]
}

/** A resume as shown by every template and file. */
export interface ResumeView {
  name: string
  headline: Words | null
  contacts: ContactView[]
  sections: SectionView[]
  direction: "ltr" | "rtl"
  /** The language of its lines, as a BCP 47 tag. Section titles and labels are always in English. */
  language: string
}
