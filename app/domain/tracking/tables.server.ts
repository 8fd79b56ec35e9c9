import { sqliteTable, text } from "drizzle-orm/sqlite-core"

export const trackingEvents = sqliteTable("tracking_events", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  userId: text("user_id"),
  properties: text("properties").notNull().default("{}"),
  createdAt: text("created_at").notNull(),
})
