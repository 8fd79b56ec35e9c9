import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"

/** The score of a day: the day (UTC, YYYY-MM-DD) and 0 to 100. */
export type DayScore = [day: string, score: number]

export const influenceScores = sqliteTable("influence_scores", {
  userId: text("user_id").primaryKey(),
  inputs: integer("inputs").notNull().default(0),
  calculated: integer("calculated").notNull().default(0),
  version: integer("version").notNull().default(0),
  score: integer("score"),
  contentQuality: integer("content_quality"),
  engagement: integer("engagement"),
  analyses: integer("analyses").notNull().default(0),
  pieces: integer("pieces").notNull().default(0),
  recentPieces: integer("recent_pieces").notNull().default(0),
  history: text("history", { mode: "json" }).$type<DayScore[]>().notNull().default([]),
  changedAt: text("changed_at").notNull(),
  calculatedAt: text("calculated_at"),
})
