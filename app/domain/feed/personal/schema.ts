import * as z from "zod"
import { PageQuery } from "../../kernel/page"
import { feedTypes } from "../pool/rules"
import { feedbacks, feedFilters, partKinds } from "./rules"

const Filter = z.enum(feedFilters, `The filter must be one of ${feedFilters.join(", ")}.`).default("all")

/** The requested part of the feed. */
export const FeedQuery = PageQuery.extend({ filter: Filter })
export type FeedQuery = z.output<typeof FeedQuery>

/** A list of a user's insights, newest first; `saved` restricts it to saved ones. */
export interface InsightsQuery extends PageQuery {
  filter: z.output<typeof Filter>
  saved?: boolean
}

export const FeedItemView = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  url: z.string(),
  imageUrl: z.string().nullable(),
  iconUrl: z.string().nullable(),
  source: z.string(),
  type: z.enum(feedTypes),
  relevanceScore: z.number().int().min(0).max(100),
  isRead: z.boolean(),
  isSaved: z.boolean(),
  reason: z.string(),
  parts: z.array(z.object({ kind: z.enum(partKinds), label: z.string(), points: z.number().int() })),
  publishedAt: z.string().nullable(),
  feedback: z.enum(feedbacks).nullable(),
  muted: z.boolean(),
})

export const SaveItem = z.object({ isSaved: z.boolean("Say whether it is saved: true or false.") })
export const GiveFeedback = z.object({
  feedback: z.enum(feedbacks, "The feedback must be more, less or null.").nullable(),
})
export const MuteSource = z.object({ muted: z.boolean("Say whether the source is muted: true or false.") })
