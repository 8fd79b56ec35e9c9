import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"

export const readinessSnapshots = sqliteTable(
  "readiness_snapshots",
  {
    userId: text("user_id").notNull(),
    day: text("day").notNull(),
    version: integer("version").notNull(),
    score: integer("score").notNull(),
    percentages: text("percentages").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)
