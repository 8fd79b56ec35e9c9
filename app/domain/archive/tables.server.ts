import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"

export const archives = sqliteTable(
  "archives",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    purpose: text("purpose").$type<"export" | "import">().notNull(),
    /** 0 until the file is stored. */
    bytes: integer("bytes").notNull(),
    summary: text("summary"),
    createdAt: text("created_at").notNull(),
    expiresAt: text("expires_at").notNull(),
    progress: text("progress"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
