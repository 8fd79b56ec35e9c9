import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"

export const deletions = sqliteTable("deletions", {
  userId: text("user_id").primaryKey(),
  customerId: text("customer_id"),
  fence: integer("fence").notNull().default(0),
  failures: integer("failures").notNull().default(0),
  wakeAt: text("wake_at").notNull(),
  lastLookAt: text("last_look_at"),
  startedAt: text("started_at").notNull(),
})
