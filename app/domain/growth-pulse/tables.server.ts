import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { FollowUp } from "../achievements/line"
import type { AnsweredFollowUp } from "./schema"

export const growthEntries = sqliteTable(
  "growth_entries",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    question: text("question").notNull(),
    response: text("response").notNull(),
    keywords: text("keywords", { mode: "json" }).$type<string[]>().notNull().default([]),
    impactArticulated: integer("impact_articulated", { mode: "boolean" }).notNull().default(false),
    quality: integer("quality"),
    star: text("star"),
    analysedBy: text("analysed_by"),
    createdAt: text("created_at").notNull(),
    version: integer("version").notNull().default(1),
    evidenceId: text("evidence_id"),
    lines: text("lines", { mode: "json" }).$type<string[]>().notNull().default([]),
    followUp: text("follow_up", { mode: "json" }).$type<FollowUp>(),
    followUps: text("follow_ups", { mode: "json" }).$type<AnsweredFollowUp[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
