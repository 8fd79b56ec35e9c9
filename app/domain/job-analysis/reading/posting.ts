export const requirementKinds = [
  "skill",
  "experience",
  "qualification",
  "license",
  "language",
  "personal quality",
  "availability",
  "eligibility",
  "responsibility",
] as const
export type RequirementKind = (typeof requirementKinds)[number]

export const workModes = ["on-site", "hybrid", "remote"] as const
export type WorkMode = (typeof workModes)[number]

export interface Requirement {
  /** In the posting's own words, with white space collapsed. */
  quote: string
  must: boolean
  kind: RequirementKind
}

export interface PostingSkill {
  /** In the posting's own words. */
  name: string
  /** The canonical name: "k8s" and "Kubernetes" share one. */
  concept: string
}

/** Everything read from a posting; null for anything not stated. */
export interface Posting {
  title: string | null
  company: string | null
  location: string | null
  workMode: WorkMode | null
  /** The pay, in the posting's own words. */
  pay: string | null
  /** YYYY-MM-DD. */
  closingDate: string | null
  skills: PostingSkill[]
  requirements: Requirement[]
  /** False if the posting is in another language, in which case only language-independent facts were read. */
  isEnglish: boolean
  /** The text that was read, one line per paragraph or item. */
  text: string
}

/** One line of a posting with its formatting. */
export interface Line {
  text: string
  form: "heading" | "item" | "text"
  /** Whether a gap separates the line from the previous one. */
  isApart: boolean
  /** The bullet, pictogram or number that starts an item. */
  sign?: string
  /** The label of this line in a table or form, if any. */
  label?: string
  /** Must or nice, if a marker beside the line says so. */
  must?: boolean
}
