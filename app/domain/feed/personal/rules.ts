import { type FeedType, feedTypes } from "../pool/rules"

export const feedFilters = ["all", ...feedTypes] as const
export type FeedFilter = (typeof feedFilters)[number]

/** Maximum insights chosen per week. */
export const shownItems = 12
/** The number of these shown on the dashboard; the insights page has the others. */
export const cardsInRow = 6

/** Minimum percent of a match: the dashboard shows no others, and other pages show no lower figure. */
export const leastMatch = 40

export const feedbacks = ["more", "less"] as const
export type Feedback = (typeof feedbacks)[number]

/** A reason for choosing an article: what it matched and the points for it. */
export interface ReasonPart {
  kind: PartKind
  /** The user's own wording: the skill, the words of a goal, the keyword of a reflection. */
  label: string
  points: number
}

export const partKinds = ["industry", "general", "skill", "goal", "role", "reflection", "more", "less"] as const
export type PartKind = (typeof partKinds)[number]

/** An insight: an article as shown in one user's feed. */
export interface FeedItem {
  id: string
  title: string
  summary: string
  url: string
  /** On our own origin; null if there is no picture. */
  imageUrl: string | null
  iconUrl: string | null
  source: string
  type: FeedType
  /** 0 to 100: the sum of `parts`, clamped. */
  relevanceScore: number
  isRead: boolean
  isSaved: boolean
  /** A sentence on why it was chosen. */
  reason: string
  parts: ReasonPart[]
  publishedAt: string | null
  feedback: Feedback | null
  /** True if its source is muted, so that no refresh chooses from it. */
  muted: boolean
}

export interface MutedSource {
  host: string
  source: string
}

/** The dashboard's row of cards, in order of relevance. */
export interface FeedView {
  items: FeedItem[]
  /** Null while the user has no feed yet. */
  refreshedAt: string | null
  /** A sentence for the user if new articles could not be fetched lately. */
  problem: string | null
  /** Older than the current week. */
  isStale: boolean
  muted: MutedSource[]
}

/** Shown insights for each filter in order: type and id, which together are the key. */
export type CurrentFeed = Partial<Record<FeedFilter, [type: FeedType, id: string][]>>
/** Feedback by article id. */
export type Tastes = Record<string, Feedback>
/** The name of each muted source, by host. */
export type MutedHosts = Record<string, string>

/** Limits on stored feedback and mutes; the oldest are dropped first. */
export const maxTastes = 50
export const maxMuted = 100

/** Minimum seconds between a user's refreshes. */
export const refreshEvery = 60
