import * as z from "zod"
import { feedTypes } from "../pool/rules"
import { reasonOf } from "./reason"
import { type FeedItem, type MutedHosts, type MutedSource, partKinds, type Tastes } from "./rules"

/** An insight with the article fields shown on its card. */
export const StoredItem = z.object({
  id: z.string(),
  type: z.enum(feedTypes),
  articleId: z.string(),
  relevance: z.number(),
  reasons: z.array(z.object({ kind: z.enum(partKinds), label: z.string(), points: z.number() })),
  readAt: z.string().nullable(),
  savedAt: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  url: z.string(),
  source: z.string(),
  host: z.string(),
  imageKey: z.string().nullable(),
  iconKey: z.string().nullable(),
  publishedAt: z.string().nullable(),
})
export type StoredItem = z.output<typeof StoredItem>

/** A user's feedback on articles and their muted sources. */
export interface FeedOpinions {
  tastes: Tastes
  muted: MutedHosts
}

export function itemView(row: StoredItem, said: FeedOpinions | undefined): FeedItem {
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

/** The URL of a stored picture, on our own origin. */
const pictureUrl = (key: string | null) => (key === null ? null : `/media/${key}`)
