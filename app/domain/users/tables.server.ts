import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { Industry } from "../kernel/industry"
import type { Tier } from "../kernel/tier"
import type { Cadence } from "./actor"
import type { AiPurpose } from "./ai-purpose"
import type { Tone } from "./tone"

// Mirrors `migrations/`; a test compares the two. Indexes and WITHOUT ROWID are defined in the migrations only.

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
  settingsVersion: integer("settings_version").notNull().default(1),
  tierBefore: text("tier_before").$type<Tier>(),
  tierChangedAt: text("tier_changed_at"),
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
  phone: text("phone").notNull().default(""),
  location: text("location").notNull().default(""),
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
