import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { FailureReason } from "../wording/failure-reason"
import type { ImportedResume } from "./reading/imported-resume"

export const resumeImports = sqliteTable(
  "resume_imports",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    /** The file's name, or "Pasted text". */
    name: text("name").notNull(),
    /** Null until it has been read. */
    read: text("read", { mode: "json" }).$type<ImportedResume>(),
    fault: text("fault", { mode: "json" }).$type<FailureReason>(),
    acceptedAt: text("accepted_at"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
