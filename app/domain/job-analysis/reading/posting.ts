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
  /** The posting's own words, white space collapsed. */
  quote: string
  must: boolean
  kind: RequirementKind
}

export interface PostingSkill {
  /** As the posting writes it. */
  name: string
  /** The name all its other names share: "k8s" and "Kubernetes" have one. */
  concept: string
}

/** Everything read from a posting; null where it states nothing. */
export interface Posting {
  title: string | null
  company: string | null
  location: string | null
  workMode: WorkMode | null
  /** The pay as the posting writes it. */
  pay: string | null
  /** YYYY-MM-DD. */
  closingDate: string | null
  skills: PostingSkill[]
  requirements: Requirement[]
  /** False where the posting is in another language: only what is safe to read without it was read. */
  isEnglish: boolean
  /** The text that was read, one line a paragraph or item. */
  text: string
}

/** One line of a posting with what its form tells. */
export interface Line {
  text: string
  form: "heading" | "item" | "text"
  /** Whether the line stands apart from the one before it. */
  isApart: boolean
  /** The bullet, picture or number that opens an item. */
  sign?: string
  /** A table's or form's label for this line, where it has one. */
  label?: string
  /** Must or nice where a mark beside the line says so. */
  must?: boolean
}
