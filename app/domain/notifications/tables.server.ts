import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { NoticeWords } from "../wording/notice"

export const notifications = sqliteTable(
  "notifications",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    kind: text("kind").notNull(),
    subjectId: text("subject_id").notNull(),
    /** Text of notifications from before codes were introduced; empty for all others. */
    title: text("title").notNull(),
    body: text("body").notNull(),
    href: text("href").notNull(),
    readAt: text("read_at"),
    createdAt: text("created_at").notNull(),
    words: text("words", { mode: "json" }).$type<NoticeWords>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
