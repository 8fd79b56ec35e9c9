import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { Feature } from "../kernel/tier"
import type { Notice } from "../notifications/schema"
import type { JobStatus, JobType } from "./schema"

export const jobs = sqliteTable("jobs", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  type: text("type").$type<JobType>().notNull(),
  subjectId: text("subject_id").notNull(),
  input: text("input").notNull(),
  status: text("status").$type<JobStatus>().notNull().default("queued"),
  stage: text("stage"),
  attempts: integer("attempts").notNull().default(0),
  fence: integer("fence").notNull().default(0),
  notBefore: text("not_before").notNull(),
  wakeAt: text("wake_at").notNull(),
  hold: text("hold").$type<Feature>(),
  holdPeriod: text("hold_period"),
  holdState: text("hold_state"),
  errorCode: text("error_code"),
  error: text("error"),
  bodyHash: text("body_hash"),
  createdAt: text("created_at").notNull(),
  finishedAt: text("finished_at"),
  limitNotice: text("limit_notice", { mode: "json" }).$type<Notice>(),
  waits: integer("waits").notNull().default(0),
  crashes: integer("crashes").notNull().default(0),
})
