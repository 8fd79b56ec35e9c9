import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { Scope } from "../settings/schema"

// Part of `schema.server.ts`.

export const apiTokens = sqliteTable("api_tokens", {
  hash: text("hash").primaryKey(),
  userId: text("user_id").notNull(),
  id: text("id").notNull(),
  name: text("name").notNull(),
  scopes: text("scopes", { mode: "json" }).$type<Scope[]>().notNull(),
  createdAt: text("created_at").notNull(),
  expiresAt: text("expires_at").notNull(),
  usedOn: text("used_on"),
})

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
