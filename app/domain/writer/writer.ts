import type { WritingLine } from "../achievements/writing-line"
import type { ProfileFacts } from "../career/schema"
import type { Body } from "../document/body"
import type { ContentType } from "../document/kinds"
import type { EvidenceItem, Posting } from "../evidence/schema"

/** Words of the person's own, with the items they stand in. */
export interface ShownWords {
  text: string
  evidenceIds: string[]
}

export interface WritingRequest {
  type: ContentType
  /** The user's own instructions: an emphasis, an audience, or for selection criteria the criteria themselves. */
  customPrompt: string | null
  profile: ProfileFacts
  /** Active items of the ledger, newest first. */
  evidence: EvidenceItem[]
  /** The lines of the person's record, those set aside too: their words are not read again. */
  lines: WritingLine[]
  posting: Posting | null
  /** Selection criteria to answer, in their own words; read from the instructions or the posting where none are given. */
  criteria?: string[]
  /** By criterion, the person's words that meet it. */
  shown?: ShownWords[][]
  /** Words that the posting allows: for each criterion, and in all. */
  limits?: { criterionWords: number | null; words: number | null }
  /** For a text in the third person; no provider is told it. */
  firstName?: string
  /** ISO date (YYYY-MM-DD) in the user's time zone. */
  today: string
}

/**
 * A document as a writer hands it over. Its sentences stand in `body` once: `{ sections }` for a resume, `{ parts }`
 * for every other kind (see `Body`). Each sentence names the items it was written from; it is verified and given its
 * id afterwards, and text, page and API are rendered from it.
 *
 * Of a resume, each skill is a sentence of its own, and a role, study or project is made with `headingOf`, which finds
 * the fields in the heading's text: what stands in `structuredContentJson` is thereby part of a verified sentence.
 * Titles of sections are no sentences; they follow from the kind of the section.
 *
 * The body holds no name, email, phone or link: those are put in afterwards, so that no writer ever needs them.
 * `advice` is what to add for a stronger text; it is shown beside the document and is no part of it.
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
