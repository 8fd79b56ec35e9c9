import type { DraftSentence } from "../evidence/schema"
import type { Part } from "./document-part"

/** The sections of a resume in their usual order. Their titles are fixed, see `render/parts.ts`. */
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
  "interests",
  "references",
] as const
export type SectionKind = (typeof sectionKinds)[number]

export const skillGroups = ["technical", "tools", "soft"] as const
export type SkillGroup = (typeof skillGroups)[number]

export const headingFields = ["title", "organization", "location", "dates"] as const
export type HeadingField = (typeof headingFields)[number]

/** Range of each field in a heading's text, as [start, end) character offsets. */
export type FieldSpans = Partial<Record<HeadingField, [start: number, end: number]>>

/**
 * The line that names a role, a degree or a project. It is one sentence and verified as a whole, because it claims that
 * these belong together. Its fields are ranges of its own text, so the two cannot diverge. `title` is the degree of an
 * education entry and the role in a project; `organization` is the institution or the project's name.
 */
export type Heading<S extends DraftSentence = DraftSentence> = S & { fields: FieldSpans }

/**
 * A role, a degree or a project; without a heading, loose lines. In skills, an entry is a group. `notes` are running
 * text (a summary, a role's description), `bullets` are list lines.
 */
export interface ResumeEntry<S extends DraftSentence = DraftSentence> {
  heading: Heading<S> | null
  group?: SkillGroup
  /** Name of a skill group in the person's own words, shown instead of the group's. */
  label?: string
  notes: S[]
  bullets: S[]
}

/** A section of a resume. Each kind occurs at most once. */
export interface Section<S extends DraftSentence = DraftSentence> {
  kind: SectionKind
  entries: ResumeEntry<S>[]
  /** Kept in the document, but hidden from readers. */
  hidden?: true
}

interface TextBody<S extends DraftSentence = DraftSentence> {
  parts: Part<S>[]
}
export interface ResumeBody<S extends DraftSentence = DraftSentence> {
  sections: Section<S>[]
}

/**
 * A document: one tree whose leaves are its sentences. A resume has sections, all other types have parts in reading
 * order. Text, page, API and archive are renderings of it.
 */
export type Body<S extends DraftSentence = DraftSentence> = TextBody<S> | ResumeBody<S>

export const isResume = <S extends DraftSentence>(body: Body<S>): body is ResumeBody<S> => "sections" in body
