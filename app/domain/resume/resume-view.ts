import type { HeadingField, SectionKind } from "../document/body"
import type { ContactField } from "../document/draft/form-fields"

/** A text of a resume with the sentence it belongs to, so that it can be edited in place. */
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
  /** Name of a skill group. */
  label: string
  /** Set only where the person gave a level. */
  level: { text: string; percent: number } | null
  notes: Words[]
  bullets: Words[]
}

export interface ContactView {
  kind: "place" | "email" | "phone" | "link"
  text: string
  /** Null unless it is a safe address: https, http, mailto or tel. */
  href: string | null
  /** The field of the person that holds it; unset where no field does. */
  field?: ContactField
}

export interface SectionView {
  kind: SectionKind
  title: string
  look: "prose" | "entries" | "list" | "skills"
  entries: EntryView[]
}

/** A resume as every template and every file shows it. */
export interface ResumeView {
  name: string
  headline: Words | null
  contacts: ContactView[]
  sections: SectionView[]
  direction: "ltr" | "rtl"
}
