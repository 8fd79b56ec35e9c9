import type { ProfileFacts } from "../career/schema"
import type { ContentType } from "../document/kinds"
import type { Part } from "../document/part"
import type { ResumeContent } from "../document/resume-schema"
import type { EvidenceItem, Posting } from "../evidence/schema"

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
