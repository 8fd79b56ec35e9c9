import type { ProfileUpdate } from "../../career/schema"
import type { ContentType } from "../../document/kinds"
import type { PastPiece } from "../../influence/past-pieces.server"

/** A fictional person: profile, reflections and documents. */
export interface Persona {
  firstName: string
  lastName: string
  profile: ProfileUpdate
  /** Newest first. */
  reflections: PastAnswer[]
  documents: PastDocument[]
  /** Published pieces, oldest first. */
  published: PastPiece[]
}

interface PastAnswer {
  daysAgo: number
  question: string
  response: string
}

interface PastDocument {
  daysAgo: number
  type: ContentType
  customPrompt: string | null
}
