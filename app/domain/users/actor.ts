import type { Limit, Tier } from "../kernel/tier"
import type { Scope } from "./scope"

/** The signed-in user, as passed to every page and API call. */
export interface Actor {
  userId: string
  credential: Credential
  email: string
  firstName: string
  lastName: string
  /** False for a demo account, whose password is unusable. */
  hasPassword: boolean
  /** The plan in effect: an expired paid plan counts as Free. */
  tier: Tier
  planName: string
  planPrice: number
  growthPulseCount: number
  growthLimit: Limit
  contentGenCount: number
  contentLimit: Limit
  /** ISO date of the billing anchor; null for free accounts. */
  billingAnchor: string | null
  timeZone: string
  cadence: Cadence
  isOnboardingComplete: boolean
  unreadNotifications: number
}

export type Cadence = "daily" | "weekly"
/** The credential of a request: a session token or a personal API token. */
export type Credential =
  | { kind: "session"; id: string; createdAt: string; expiresAt: string; seenAt: string; confirmedAt: string }
  | { kind: "token"; id: string; scopes: Scope[]; usedOn: string | null }
