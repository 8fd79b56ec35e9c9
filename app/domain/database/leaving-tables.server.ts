import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"

// Part of `schema.server.ts`.

export const archives = sqliteTable(
  "archives",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: text("created_at").notNull(),
    expiresAt: text("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const deletions = sqliteTable("deletions", {
  userId: text("user_id").primaryKey(),
  customerId: text("customer_id"),
  fence: integer("fence").notNull().default(0),
  wakeAt: text("wake_at").notNull(),
  startedAt: text("started_at").notNull(),
})
