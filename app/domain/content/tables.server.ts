import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { ContentType } from "../document/kinds"

export const contents = sqliteTable(
  "contents",
  {
    userId: text("user_id").notNull(),
    trashed: integer("trashed").notNull().default(0),
    id: text("id").notNull(),
    type: text("type").$type<ContentType>().notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    document: text("document").notNull(),
    structured: text("structured"),
    advice: text("advice", { mode: "json" }).$type<string[]>().notNull().default([]),
    writer: text("writer").notNull(),
    customPrompt: text("custom_prompt"),
    jobAnalysisId: text("job_analysis_id"),
    blocked: integer("blocked").notNull().default(0),
    unconfirmed: integer("unconfirmed").notNull().default(0),
    overrideAt: text("override_at"),
    version: integer("version").notNull().default(1),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    trashedAt: text("trashed_at"),
    posting: text("posting"),
    template: text("template"),
    versionName: text("version_name"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.trashed, t.id] })],
)

/** Earlier versions of documents. The current one is the document's own row. */
export const contentVersions = sqliteTable(
  "content_versions",
  {
    userId: text("user_id").notNull(),
    contentId: text("content_id").notNull(),
    version: integer("version").notNull(),
    title: text("title").notNull(),
    document: text("document").notNull(),
    structured: text("structured"),
    name: text("name"),
    savedAt: text("saved_at").notNull(),
    trashedAt: text("trashed_at"),
    /** Empty for the first template; null in versions from before it was kept. */
    template: text("template"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.contentId, t.version] })],
)
