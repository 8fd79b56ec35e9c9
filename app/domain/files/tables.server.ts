import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"

export const uploads = sqliteTable(
  "uploads",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    /** The file name on the user's computer. */
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
