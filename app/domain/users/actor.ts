import type { Limit, Tier } from "../kernel/tier"
import type { Scope } from "./scope"

/** The signed-in user, as every page and call sees them. */
export interface Actor {
  userId: string
  credential: Credential
  email: string
  firstName: string
  lastName: string
  /** False for a demo account, whose password nobody knows. */
  hasPassword: boolean
  /** The plan that counts now: a paid one whose time is up counts as Free. */
  tier: Tier
  planName: string
  planPrice: number
  growthPulseCount: number
  growthLimit: Limit
  contentGenCount: number
  contentLimit: Limit
  /** ISO date the paid month is counted from; none for free accounts. */
  billingAnchor: string | null
  timeZone: string
  cadence: Cadence
  isOnboardingComplete: boolean
  unreadNotifications: number
}

export type Cadence = "daily" | "weekly"
/** What a request came with: a session's token, or a personal API token. */
export type Credential =
  | { kind: "session"; id: string; createdAt: string; expiresAt: string; seenAt: string; confirmedAt: string }
  | { kind: "token"; id: string; scopes: Scope[]; usedOn: string | null }
