import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"

export const aiRuns = sqliteTable(
  "ai_runs",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    purpose: text("purpose").notNull(),
    model: text("model").notNull(),
    sent: text("sent").notNull(),
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    outcome: text("outcome").notNull(),
    milliseconds: integer("milliseconds").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
export const breakers = sqliteTable("breakers", {
  name: text("name").primaryKey(),
  failures: integer("failures").notNull().default(0),
  openUntil: text("open_until").notNull().default(""),
})
