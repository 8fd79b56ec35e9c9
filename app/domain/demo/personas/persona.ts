import type { ProfileUpdate } from "../../career/schema"
import type { ContentType } from "../../document/kinds"
import type { PastPiece } from "../../influence/past-pieces.server"
import type { ApplicationStatus } from "../../job-analysis/rules"

/** A fictional person: profile, reflections and documents. */
export interface Persona {
  firstName: string
  lastName: string
  profile: ProfileUpdate
  /** Newest first. */
  reflections: PastAnswer[]
  documents: PastDocument[]
  posting: PastPosting
  /** Published pieces, oldest first. */
  published: PastPiece[]
}

interface PastAnswer {
  daysAgo: number
  question: string
  response: string
}

/** A job posting on the board, with its status and next step. */
export interface PastPosting {
  daysAgo: number
  text: string
  status: ApplicationStatus
  statusDaysAgo: number
  nextStep: string
  nextStepInDays: number
  notes: string
}

interface PastDocument {
  daysAgo: number
  type: ContentType
  customPrompt: string | null
}
