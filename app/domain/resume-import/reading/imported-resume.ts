import type { Place, Value } from "./lines/line"

export type SectionKind =
  | "work"
  | "volunteering"
  | "education"
  | "skills"
  | "languages"
  | "certificates"
  | "summary"
  | "projects"
  | "publications"
  | "awards"
  | "interests"
  | "references"
  | "other"

/** A job, a course of study or a project. In education, `title` is the degree and `employer` the institution. */
export interface Entry {
  title: string
  employer: string
  location: string
  /** "2019", "2019-03" or "". */
  start: string
  /** The same, or "present". */
  end: string
  /** The dates as written. */
  dates: string
  /** Paragraphs below the heading. */
  notes: Value[]
  bullets: Value[]
  place: Place
}

export interface Section {
  kind: SectionKind
  /** As shown in the file; "" if there is none. */
  heading: string
  entries: Entry[]
  /** Values that belong to no entry: a skill, a paragraph, a certificate. */
  lines: Value[]
}

export interface Contact {
  name: string
  label: string
  email: string
  phone: string
  location: string
  urls: string[]
  /** Further lines of the resume's head. */
  extra: Value[]
}

/** A resume as read from a file, with the source of each value. */
export interface ImportedResume {
  contact: Contact
  sections: Section[]
  /** Verbatim text that belongs to no section. */
  notRead: Value[]
  /** Labels such as "Mobile" or the name of a skill group, which are not imported. */
  labels?: Value[]
}

export const noContact = (): Contact => ({
  name: "",
  label: "",
  email: "",
  phone: "",
  location: "",
  urls: [],
  extra: [],
})
