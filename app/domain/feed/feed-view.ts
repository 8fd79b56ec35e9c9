import { reasonOf } from "./reason"
import type { FeedItem, FeedType, MutedHosts, MutedSource, ReasonPart, Tastes } from "./rules"

interface StoredItem {
  id: string
  type: FeedType
  articleId: string
  relevance: number
  reasons: ReasonPart[]
  readAt: string | null
  savedAt: string | null
  title: string
  summary: string
  url: string
  source: string
  host: string
  imageKey: string | null
  iconKey: string | null
  publishedAt: string | null
}

/** What a user said about articles and sources. */
export interface Said {
  tastes: Tastes
  muted: MutedHosts
}

export function itemView(row: StoredItem, said: Said | undefined): FeedItem {
  const { id, type, title, summary, url, source, relevance, reasons, publishedAt } = row
  return {
    id,
    title,
    summary,
    url,
    imageUrl: pictureUrl(row.imageKey),
    iconUrl: pictureUrl(row.iconKey),
    source,
    type,
    relevanceScore: relevance,
    isRead: row.readAt !== null,
    isSaved: row.savedAt !== null,
    reason: reasonOf(reasons),
    parts: reasons,
    publishedAt,
    feedback: said?.tastes[row.articleId] ?? null,
    muted: said?.muted[row.host] !== undefined,
  }
}

export function mutedSources(muted: MutedHosts): MutedSource[] {
  return Object.entries(muted).map(([host, source]) => ({ host, source }))
}

/** Where a stored picture is served, on this origin. */
export const pictureUrl = (key: string | null) => (key === null ? null : `/media/${key}`)
