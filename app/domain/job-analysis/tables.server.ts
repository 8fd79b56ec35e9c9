import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { StoredMatch, StoredRequirement } from "./analysis"
import type { PostingSkill, WorkMode } from "./reading/posting"
import type { ApplicationStatus, PostingFact, SourceKind } from "./rules"

export const jobAnalyses = sqliteTable(
  "job_analyses",
  {
    userId: text("user_id").notNull(),
    trashed: integer("trashed").notNull().default(0),
    id: text("id").notNull(),
    version: integer("version").notNull().default(1),
    status: text("status").$type<ApplicationStatus>().notNull().default("saved"),
    statusDates: text("status_dates", { mode: "json" })
      .$type<Partial<Record<ApplicationStatus, string>>>()
      .notNull()
      .default({}),
    nextStep: text("next_step").notNull().default(""),
    nextStepOn: text("next_step_on"),
    sourceKind: text("source_kind").$type<SourceKind>().notNull(),
    source: text("source").notNull(),
    title: text("title").notNull().default(""),
    company: text("company").notNull().default(""),
    location: text("location").notNull().default(""),
    workMode: text("work_mode").$type<WorkMode>(),
    pay: text("pay").notNull().default(""),
    closingDate: text("closing_date"),
    skills: text("skills", { mode: "json" }).$type<PostingSkill[]>().notNull().default([]),
    words: text("words", { mode: "json" }).$type<string[]>().notNull().default([]),
    isEnglish: integer("is_english", { mode: "boolean" }).notNull().default(true),
    ownFacts: text("own_facts", { mode: "json" }).$type<PostingFact[]>().notNull().default([]),
    notMine: text("not_mine", { mode: "json" }).$type<string[]>().notNull().default([]),
    readBy: text("read_by").notNull(),
    promptVersion: integer("prompt_version").notNull(),
    score: integer("score"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    trashedAt: text("trashed_at"),
    requirements: text("requirements", { mode: "json" }).$type<StoredRequirement[]>().notNull().default([]),
    match: text("match", { mode: "json" }).$type<StoredMatch>(),
    notes: text("notes").notNull().default(""),
    text: text("text").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.trashed, t.id] })],
)

/** Written only by triggers, from the column `words`. */
export const jobAnalysisWords = sqliteTable(
  "job_analysis_words",
  {
    userId: text("user_id").notNull(),
    word: text("word").notNull(),
    id: text("id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.word, t.id] })],
)

/** Written only by triggers. */
export const jobAnalysisCounts = sqliteTable(
  "job_analysis_counts",
  {
    userId: text("user_id").notNull(),
    status: text("status").$type<ApplicationStatus>().notNull(),
    live: integer("live").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.status] })],
)
