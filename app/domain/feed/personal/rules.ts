import { type FeedType, feedTypes } from "../pool/rules"

export const feedFilters = ["all", ...feedTypes] as const
export type FeedFilter = (typeof feedFilters)[number]

/** Insights that are chosen for a week at most. */
export const shownItems = 12
/** The first of them, which the dashboard shows; the page of all insights has the others. */
export const cardsInRow = 6

export const feedbacks = ["more", "less"] as const
export type Feedback = (typeof feedbacks)[number]

/** Why an article was chosen: one thing that it matched, and what that was worth. */
export interface ReasonPart {
  kind: PartKind
  /** The user's own word for it: the skill, the words of a goal, the keyword of a reflection. */
  label: string
  points: number
}

export const partKinds = ["industry", "general", "skill", "goal", "role", "reflection", "more", "less"] as const
export type PartKind = (typeof partKinds)[number]

/** An article as one user's feed shows it. */
export interface FeedItem {
  id: string
  title: string
  summary: string
  url: string
  /** On this origin; null where there is none. */
  imageUrl: string | null
  iconUrl: string | null
  source: string
  type: FeedType
  /** 0 to 100: the sum of `parts`, held between the two. */
  relevanceScore: number
  isRead: boolean
  isSaved: boolean
  /** One sentence: why it was chosen. */
  reason: string
  parts: ReasonPart[]
  publishedAt: string | null
  feedback: Feedback | null
  /** Its source is muted: no refresh will choose from it. */
  muted: boolean
}

export interface MutedSource {
  host: string
  source: string
}

/** The row of cards on the dashboard, in order of relevance. */
export interface FeedView {
  items: FeedItem[]
  /** Null while the user has no feed yet. */
  refreshedAt: string | null
  /** A sentence for the user where new articles could not be fetched lately. */
  problem: string | null
  /** Older than this week. */
  isStale: boolean
  muted: MutedSource[]
}

/** What the dashboard shows for each filter, in order: type and id, which together are the key of a feed's item. */
export type CurrentFeed = Partial<Record<FeedFilter, [type: FeedType, id: string][]>>
/** By the article's id. */
export type Tastes = Record<string, Feedback>
/** The name of each muted source by its host. */
export type MutedHosts = Record<string, string>

/** What is remembered of a user's feedback and mutes; the oldest is forgotten first. */
export const mostTastes = 50
export const mostMuted = 100

/** Seconds between two refreshes that one user asks for. */
export const refreshEvery = 60
