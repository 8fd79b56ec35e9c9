import type { ProfileFacts } from "../career/schema"
import type { ClaimReason } from "../wording/claim-reason"

export const evidenceKinds = ["reflection", "profile", "import", "confirmation", "achievement"] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** Which items a list shows: those that the profile made, or those captured otherwise. */
export type Origin = "profile" | "captured"

/**
 * The part of the profile that an item was written in. `role`, `employer` and `qualification` are read from the
 * experience and bio texts; `title` and `skill` are fields of their own. Goals are wishes, not facts: an item from
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

/** One short text in the user's own words, verbatim, with where it came from. */
export interface EvidenceItem {
  id: string
  kind: EvidenceKind
  text: string
  /** For a person to read: "Profile: experience", or the question and the date. */
  source: string
  field: EvidenceField | null
  /** ISO 8601, UTC. */
  createdAt: string
}

export const claimKinds = ["fact", "opinion", "connective"] as const
export type ClaimKind = (typeof claimKinds)[number]

/** `close`: no rule objects, and each clause is carried in other words. */
export const claimStatuses = ["supported", "close", "unconfirmed", "blocked", "confirmed"] as const
export type ClaimStatus = (typeof claimStatuses)[number]

export const rules = ["V1", "V2", "V3", "V4", "V5", "V6"] as const
export type Rule = (typeof rules)[number]

/** Why a sentence is not supported: the rule, and a code with parameters that is worded where it is shown. */
export type Reason = { rule: Rule } & ClaimReason

/** A sentence as a writer hands it over: what it says and what the writer says it rests on (never trusted). */
export interface DraftSentence {
  text: string
  kind: ClaimKind
  evidenceIds: string[]
  /** The role and employer that the line stands under: where it stands is a claim too. */
  placement?: { role: string }
  /** Items that a second reading says it follows from, each quoted word for word (see `asEntailed`). */
  entailedBy?: string[]
}

/** A sentence after the verifier has looked at it. `evidenceIds` are the items it really rests on. */
export interface Claim extends Omit<DraftSentence, "placement" | "entailedBy"> {
  status: ClaimStatus
  reasons: Reason[]
}

/** The input of the verifier. Pure data: no database, no model. */
export interface Ledger {
  items: EvidenceItem[]
  profile: ProfileFacts | null
  /** The person's own name, so that a signature or "I am Ada Park" is not taken for an unknown name. */
  personName: string
  posting: Posting | null
  /** The role, by its heading, that the person agreed an item belongs to, by the item's id. */
  agreedRoles?: ReadonlyMap<string, string>
}

/** A job posting: never evidence about the person (V5). */
export interface Posting {
  text: string
  title: string
  company: string
}
