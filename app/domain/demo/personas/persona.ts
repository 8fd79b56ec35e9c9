import type { ProfileUpdate } from "../../career/schema"
import type { ContentType } from "../../document/kinds"

/** An invented person: profile, reflections and documents. */
export interface Persona {
  firstName: string
  lastName: string
  profile: ProfileUpdate
  /** Newest first. */
  reflections: PastAnswer[]
  documents: PastDocument[]
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
