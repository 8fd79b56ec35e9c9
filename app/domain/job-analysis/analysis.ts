import type { Requirement } from "./reading/posting"

/** A requirement as it is stored. The id is made from the quote, so it survives a second reading. */
export interface StoredRequirement extends Requirement {
  id: string
}

export const matchBands = ["Poor", "Fair", "Good", "Strong", "Great"] as const
type MatchBand = (typeof matchBands)[number]

export const matchStatuses = ["met", "partly", "gap"] as const

/** What meets one requirement; a gap has no evidence. */
interface MatchedRequirement {
  requirementId: string
  status: (typeof matchStatuses)[number]
  /** The words that meet it, each from an agreed line, the history or the profile's skills. */
  evidence: { from: "achievement" | "history" | "skill"; id: string; text: string }[]
  /** Why other words count: "k8s is another name for Kubernetes". Null where the words are the same. */
  reason: string | null
}

/** The match of a posting with a person's evidence, as it was last worked out. */
export interface StoredMatch {
  /** Version of the formula. */
  version: number
  score: number
  band: MatchBand
  /** The parts of the score, each from 0 to 100; null where the posting gives nothing to compare. */
  parts: {
    qualifications: number | null
    responsibilities: number | null
    keywords: number | null
    title: number | null
  }
  requirements: MatchedRequirement[]
  /** When it was worked out, and how many agreed lines it compared. */
  at: string
  lines: number
}
