import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"

export const shares = sqliteTable(
  "shares",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    contentId: text("content_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    passcodeHash: text("passcode_hash"),
    expiresAt: text("expires_at"),
    endedAt: text("ended_at"),
    isIndexed: integer("is_indexed", { mode: "boolean" }).notNull().default(false),
    showsSources: integer("shows_sources", { mode: "boolean" }).notNull().default(false),
    views: integer("views").notNull().default(0),
    wrongPasscodes: integer("wrong_passcodes").notNull().default(0),
    lastViewedOn: text("last_viewed_on"),
    createdAt: text("created_at").notNull(),
    name: text("name").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
