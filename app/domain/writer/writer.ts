import type { WritingLine } from "../achievements/writing-line"
import type { ProfileFacts } from "../career/schema"
import type { Body } from "../document/body"
import type { ContentType } from "../document/kinds"
import type { EvidenceItem, Posting } from "../evidence/schema"

/** The person's own words, with their items. */
export interface ShownWords {
  text: string
  evidenceIds: string[]
}

export interface WritingRequest {
  type: ContentType
  /** The user's own instructions: an emphasis, an audience, or the selection criteria. */
  customPrompt: string | null
  profile: ProfileFacts
  /** Active ledger items, newest first. */
  evidence: EvidenceItem[]
  /** The lines of the person's record, including those set aside, whose source text is not read again. */
  lines: WritingLine[]
  posting: Posting | null
  /**
   * Selection criteria to answer, or what a letter's posting asks for, in its own words. If omitted, they are read from
   * the instructions or the posting.
   */
  criteria?: string[]
  /** The person's words that meet each criterion. */
  shown?: ShownWords[][]
  /**
   * Whether each criterion asks for something that people have (a license, a degree, years of work), not for actions.
   */
  held?: boolean[]
  /** One of several posts, each with its own story. */
  isOneOfSeries?: true
  /** The posting's word limits, per criterion and in total. */
  limits?: { criterionWords: number | null; words: number | null }
  /** The first name, for a text in the third person; never sent to a provider. */
  firstName?: string
  /** ISO date (YYYY-MM-DD) in the user's time zone. */
  today: string
}

/**
 * A document as returned by a writer. Its sentences are in `body` once: `{ sections }` for a resume, `{ parts }` for
 * every other type (see `Body`). Each sentence names the items it was written from. It is verified and given its id
 * afterwards, and text, page and API are rendered from it.
 *
 * In a resume, each skill is a separate sentence. A role, study or project is made with `headingOf`, which locates the
 * fields in the heading's text, so that everything in `structuredContentJson` is part of a verified sentence. Section
 * titles are not sentences; they follow from the section's kind.
 *
 * The body contains no name, email, phone or link: those are added afterwards, so that no writer needs them. `advice`
 * is what to add for a stronger text; it is shown beside the document and is not part of it.
 */
export interface Writing {
  title: string
  body: Body
  advice: string[]
}

export interface Writer {
  /** Shown to the user: "built-in" or the model's name. */
  name: string
  write(request: WritingRequest): Promise<Writing>
}
