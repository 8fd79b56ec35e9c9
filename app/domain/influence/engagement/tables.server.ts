import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { InfluenceType, Platform } from "../kinds"
import type { DatedCounts } from "./readings"

export const engagements = sqliteTable(
  "engagements",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    platform: text("platform").$type<Platform>().notNull(),
    contentType: text("content_type").$type<InfluenceType>().notNull(),
    description: text("description").notNull(),
    publishedOn: text("published_on").notNull(),
    likes: integer("likes"),
    comments: integer("comments"),
    shares: integer("shares"),
    views: integer("views"),
    readings: text("readings", { mode: "json" }).$type<DatedCounts[]>().notNull().default([]),
    createdAt: text("created_at").notNull(),
    deletedAt: text("deleted_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
