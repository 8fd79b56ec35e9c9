import type { ProfileFacts } from "../career/schema"
import type { ContentType } from "../content/schema"
import type { ResumeContent } from "../document/resume-schema"
import type { Claim, DraftSentence, EvidenceItem, Posting } from "../evidence/schema"

/**
 * A piece of a document in reading order. How each is set as text:
 * `heading` a line of its own; `subheading` a line under a heading (a role, a criterion, "Slide 2");
 * `paragraph` sentences joined by spaces; `bullet` one list line. `label` is a short fixed prefix that says
 * nothing about the person ("Hook", "Situation", "0–3 s"), set before the text as "Label: ".
 */
export interface Part<S extends DraftSentence = DraftSentence> {
  kind: "heading" | "subheading" | "paragraph" | "bullet"
  label?: string
  sentences: S[]
}
export type VerifiedPart = Part<Claim>

export interface WritingRequest {
  type: ContentType
  /** The user's own instructions: an emphasis, an audience, or for selection criteria the criteria themselves. */
  customPrompt: string | null
  profile: ProfileFacts
  /** Active items of the ledger, newest first. */
  evidence: EvidenceItem[]
  posting: Posting | null
  /** ISO date (YYYY-MM-DD) in the user's time zone. */
  today: string
}

/**
 * What a writer hands over. It holds no name, email, phone or link: those are put in afterwards
 * (`withContact`), so that no writer ever needs them. `advice` is what to add for a stronger text; it is
 * shown beside the document and is no part of it.
 */
export interface Writing {
  title: string
  parts: Part[]
  /** For type `resume` only. Contact fields and `name` are left empty. */
  structured: ResumeContent | null
  advice: string[]
}

export interface Writer {
  /** Shown to the user: "built-in" or the model's name. */
  name: string
  write(request: WritingRequest): Promise<Writing>
}
