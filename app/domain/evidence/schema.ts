import type { ProfileFacts } from "../career/schema"
import type { ClaimReason } from "../wording/claim-reason"

export const evidenceKinds = ["reflection", "profile", "import", "confirmation", "achievement"] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** Filters a list by origin: items from the profile, or items captured otherwise. */
export type Origin = "profile" | "captured"

/**
 * The part of the profile that an item comes from. `role`, `employer` and `qualification` are parsed from the
 * experience and bio texts; `title` and `skill` are separate fields. Goals are wishes, not facts: an item from
 * `shortTermGoals` or `longTermGoals` supports only a sentence about the person's aims.
 */
export const evidenceFields = [
  "title",
  "industry",
  "bio",
  "experience",
  "xFactor",
  "shortTermGoals",
  "longTermGoals",
  "skill",
  "role",
  "employer",
  "qualification",
] as const
export type EvidenceField = (typeof evidenceFields)[number]

/** A short text in the user's words, verbatim, with its source. */
export interface EvidenceItem {
  id: string
  kind: EvidenceKind
  text: string
  /** Human-readable: "Profile: experience", or the question and the date. */
  source: string
  field: EvidenceField | null
  /** ISO 8601, UTC. */
  createdAt: string
}

export const claimKinds = ["fact", "opinion", "connective"] as const
export type ClaimKind = (typeof claimKinds)[number]

/** `close`: no rule objects, and the evidence supports each clause in other words. */
export const claimStatuses = ["supported", "close", "unconfirmed", "blocked", "confirmed"] as const
export type ClaimStatus = (typeof claimStatuses)[number]

export const rules = ["V1", "V2", "V3", "V4", "V5", "V6"] as const
export type Rule = (typeof rules)[number]

/** Why a sentence is not supported: the rule, and a code with parameters. The UI supplies the wording. */
export type Reason = { rule: Rule } & ClaimReason

/** A sentence from a writer, with the evidence the writer cites. The citation is never trusted. */
export interface DraftSentence {
  text: string
  kind: ClaimKind
  evidenceIds: string[]
  /** The role and employer above the line. The position of a line is a claim too. */
  placement?: { role: string }
  /** Items that a second reading says entail it, each quoted verbatim (see `asEntailed`). */
  entailedBy?: string[]
}

/** A verified sentence. `evidenceIds` are the items that support it. */
export interface Claim extends Omit<DraftSentence, "placement" | "entailedBy"> {
  status: ClaimStatus
  reasons: Reason[]
}

/** The input of the verifier. Pure data: no database, no model. */
export interface Ledger {
  items: EvidenceItem[]
  profile: ProfileFacts | null
  /** The person's name, so that a signature or "I am Ada Park" is not an unknown name. */
  personName: string
  posting: Posting | null
  /** The role, by its heading, that the person assigned to an item, keyed by item id. */
  agreedRoles?: ReadonlyMap<string, string>
}

/** A job posting: never evidence about the person (V5). */
export interface Posting {
  text: string
  title: string
  company: string
}
