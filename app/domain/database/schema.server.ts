import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { Industry, Tone } from "../career/schema"
import type { ContentType } from "../content/schema"
import type { EvidenceField, EvidenceKind } from "../evidence/schema"
import type { JobStatus, JobType } from "../jobs/schema"
import type { Cadence } from "../kernel/deps"
import type { Notice } from "../notifications/schema"
import type { Feature, Tier } from "../plans/schema"
import type { AiPurpose } from "../settings/schema"

export * from "./account-tables.server"
export * from "./billing-tables.server"
export * from "./feed-tables.server"
export * from "./leaving-tables.server"
export * from "./readiness-tables.server"
export * from "./running-tables.server"
export * from "./settings-tables.server"

// Describes what `migrations/` makes; a test compares the two. Indexes and WITHOUT ROWID live in the migrations.

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull().unique(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  passwordHash: text("password_hash").notNull(),
  tier: text("tier").$type<Tier>().notNull().default("free"),
  billingAnchor: text("billing_anchor"),
  timeZone: text("time_zone").notNull().default("UTC"),
  cadence: text("cadence").$type<Cadence>().notNull().default("daily"),
  demoUntil: text("demo_until"),
  createdAt: text("created_at").notNull(),
  seenAt: text("seen_at").notNull().default(""),
  tierUntil: text("tier_until"),
  aiOff: text("ai_off", { mode: "json" }).$type<AiPurpose[]>().notNull().default([]),
})

export const sessions = sqliteTable("sessions", {
  cookieHash: text("cookie_hash").primaryKey(),
  bearerHash: text("bearer_hash").notNull().unique(),
  userId: text("user_id").notNull(),
  id: text("id").notNull(),
  createdAt: text("created_at").notNull(),
  expiresAt: text("expires_at").notNull(),
  label: text("label").notNull().default(""),
  seenAt: text("seen_at").notNull().default(""),
  confirmedAt: text("confirmed_at").notNull().default(""),
})

export const profiles = sqliteTable("profiles", {
  userId: text("user_id").primaryKey(),
  title: text("title").notNull().default(""),
  industry: text("industry").$type<Industry | "">().notNull().default(""),
  bio: text("bio").notNull().default(""),
  experience: text("experience").notNull().default(""),
  skills: text("skills", { mode: "json" }).$type<string[]>().notNull().default([]),
  xFactor: text("x_factor").notNull().default(""),
  desiredProfessionalTone: text("desired_professional_tone").$type<Tone | "">().notNull().default(""),
  shortTermGoals: text("short_term_goals").notNull().default(""),
  longTermGoals: text("long_term_goals").notNull().default(""),
  linkedinUrl: text("linkedin_url").notNull().default(""),
  portfolioUrl: text("portfolio_url").notNull().default(""),
  githubUrl: text("github_url").notNull().default(""),
  isOnboardingComplete: integer("is_onboarding_complete", { mode: "boolean" }).notNull().default(false),
  updatedAt: text("updated_at").notNull(),
  version: integer("version").notNull().default(1),
})

export const counters = sqliteTable("counters", {
  userId: text("user_id").primaryKey(),
  growthPeriod: text("growth_period").notNull().default(""),
  growthUsed: integer("growth_used").notNull().default(0),
  contentPeriod: text("content_period").notNull().default(""),
  contentUsed: integer("content_used").notNull().default(0),
  questionTurn: integer("question_turn").notNull().default(0),
  answered: integer("answered").notNull().default(0),
  impactful: integer("impactful").notNull().default(0),
  withNumbers: integer("with_numbers").notNull().default(0),
  withPeople: integer("with_people").notNull().default(0),
  streak: integer("streak").notNull().default(0),
  streakPeriod: integer("streak_period").notNull().default(0),
  aiDay: text("ai_day").notNull().default(""),
  aiAttempts: integer("ai_attempts").notNull().default(0),
  unreadNotifications: integer("unread_notifications").notNull().default(0),
  noticesReadTo: text("notices_read_to").notNull().default(""),
})

export const growthEntries = sqliteTable(
  "growth_entries",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    question: text("question").notNull(),
    response: text("response").notNull(),
    keywords: text("keywords", { mode: "json" }).$type<string[]>().notNull().default([]),
    impactArticulated: integer("impact_articulated", { mode: "boolean" }).notNull().default(false),
    quality: integer("quality"),
    star: text("star"),
    analysedBy: text("analysed_by"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

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
  },
  (t) => [primaryKey({ columns: [t.userId, t.trashed, t.id] })],
)

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
