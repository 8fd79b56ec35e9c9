import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"

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
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
