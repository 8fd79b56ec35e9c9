import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { InfluenceType } from "../kinds"
import type { Feedback } from "../rubric/feedback"

export const contentAnalyses = sqliteTable(
  "content_analyses",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    contentType: text("content_type").$type<InfluenceType>().notNull(),
    contentText: text("content_text").notNull(),
    publishedOn: text("published_on").notNull(),
    contentId: text("content_id"),
    score: integer("score"),
    feedback: text("feedback", { mode: "json" }).$type<Feedback[]>().notNull().default([]),
    rubricVersion: integer("rubric_version").notNull().default(0),
    analyzedBy: text("analyzed_by"),
    analyzedAt: text("analyzed_at"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
