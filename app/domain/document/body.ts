import type { DraftSentence } from "../evidence/schema"
import type { Part } from "./part"

/** The sections of a resume in their usual order. Their titles are fixed words, see `render/parts.ts`. */
export const sectionKinds = [
  "summary",
  "skills",
  "work",
  "earlier",
  "achievements",
  "projects",
  "volunteering",
  "education",
  "certifications",
  "honours",
  "recognition",
  "publications",
  "languages",
] as const
export type SectionKind = (typeof sectionKinds)[number]

export const skillGroups = ["technical", "tools", "soft"] as const
export type SkillGroup = (typeof skillGroups)[number]

export const headingFields = ["title", "organization", "location", "dates"] as const
export type HeadingField = (typeof headingFields)[number]

/** Where each field stands in a heading's text, from its first character to the one behind its last. */
export type FieldSpans = Partial<Record<HeadingField, [start: number, end: number]>>

/**
 * The line that names a role, a degree or a project: one sentence, checked as a whole, since what it says is that these
 * belong together. Its fields are stretches of its own text, so the two cannot differ. `title` is the degree of a
 * study and the role in a project, `organization` its institution or the project's name.
 */
export type Heading<S extends DraftSentence = DraftSentence> = S & { fields: FieldSpans }

/**
 * A role, a study, a project; or without a heading, lines that stand under none. Of the skills, an entry is a group.
 * `notes` are running text (a summary, what a role was like), `bullets` are list lines.
 */
export interface Entry<S extends DraftSentence = DraftSentence> {
  heading: Heading<S> | null
  group?: SkillGroup
  notes: S[]
  bullets: S[]
}

/** A section of a resume. Each kind stands in a resume once. */
export interface Section<S extends DraftSentence = DraftSentence> {
  kind: SectionKind
  entries: Entry<S>[]
}

interface TextBody<S extends DraftSentence = DraftSentence> {
  parts: Part<S>[]
}
export interface ResumeBody<S extends DraftSentence = DraftSentence> {
  sections: Section<S>[]
}

/**
 * A document: one tree whose leaves are its sentences. A resume has sections, every other kind has parts in reading
 * order. Text, page, API and archive are renderings of it.
 */
export type Body<S extends DraftSentence = DraftSentence> = TextBody<S> | ResumeBody<S>

export const isResume = <S extends DraftSentence>(body: Body<S>): body is ResumeBody<S> => "sections" in body
