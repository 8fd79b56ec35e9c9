import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"

export const cronRuns = sqliteTable(
  "cron_runs",
  {
    name: text("name").notNull(),
    slot: text("slot").notNull(),
    startedAt: text("started_at").notNull(),
    fence: integer("fence").notNull().default(0),
    leaseUntil: text("lease_until").notNull().default(""),
    cursor: text("cursor").notNull().default(""),
    doneAt: text("done_at"),
  },
  (t) => [primaryKey({ columns: [t.name, t.slot] })],
)
