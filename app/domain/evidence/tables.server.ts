import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { EvidenceField, EvidenceKind } from "./schema"

export const evidence = sqliteTable(
  "evidence",
  {
    userId: text("user_id").notNull(),
    retired: integer("retired").notNull().default(0),
    id: text("id").notNull(),
    kind: text("kind").$type<EvidenceKind>().notNull(),
    field: text("field").$type<EvidenceField>(),
    text: text("text").notNull(),
    source: text("source").notNull(),
    subjectId: text("subject_id"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.retired, t.id] })],
)
