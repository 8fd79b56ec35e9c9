import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { FeedType } from "../pool/rules"
import type { CurrentFeed, MutedHosts, ReasonPart, Tastes } from "./rules"

export const feeds = sqliteTable("feeds", {
  userId: text("user_id").primaryKey(),
  slot: text("slot").notNull().default(""),
  refreshedAt: text("refreshed_at").notNull().default(""),
  askedAt: text("asked_at").notNull().default(""),
  current: text("current", { mode: "json" }).$type<CurrentFeed>().notNull().default({}),
  tastes: text("tastes", { mode: "json" }).$type<Tastes>().notNull().default({}),
  muted: text("muted", { mode: "json" }).$type<MutedHosts>().notNull().default({}),
})

export const feedItems = sqliteTable(
  "feed_items",
  {
    userId: text("user_id").notNull(),
    type: text("type").$type<FeedType>().notNull(),
    id: text("id").notNull(),
    articleId: text("article_id").notNull(),
    relevance: integer("relevance").notNull(),
    reasons: text("reasons", { mode: "json" }).$type<ReasonPart[]>().notNull(),
    readAt: text("read_at"),
    savedAt: text("saved_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type, t.id] })],
)
