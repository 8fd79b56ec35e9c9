import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"

export const notifications = sqliteTable(
  "notifications",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    kind: text("kind").notNull(),
    subjectId: text("subject_id").notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    href: text("href").notNull(),
    readAt: text("read_at"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
