import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { Fault } from "../../files/table-fault"
import type { FailureReason } from "../../wording/failure-reason"
import type { DatedCounts } from "../engagement/readings"
import type { InfluenceType, Platform } from "../kinds"

export const engagementImports = sqliteTable(
  "engagement_imports",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    /** The file's name. */
    name: text("name").notNull(),
    /** The number of rows staged so far. */
    rowsRead: integer("rows_read").notNull().default(0),
    pieces: integer("pieces").notNull().default(0),
    /** The number of pieces that were not stored before. */
    added: integer("added").notNull().default(0),
    faults: text("faults", { mode: "json" }).$type<Fault[]>().notNull().default([]),
    failure: text("failure", { mode: "json" }).$type<FailureReason>(),
    finishedAt: text("finished_at"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const stagedEngagements = sqliteTable(
  "staged_engagements",
  {
    userId: text("user_id").notNull(),
    importId: text("import_id").notNull(),
    id: text("id").notNull(),
    platform: text("platform").$type<Platform>().notNull(),
    contentType: text("content_type").$type<InfluenceType>().notNull(),
    description: text("description").notNull(),
    publishedOn: text("published_on").notNull(),
    readings: text("readings", { mode: "json" }).$type<DatedCounts[]>().notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.importId, t.id] })],
)
