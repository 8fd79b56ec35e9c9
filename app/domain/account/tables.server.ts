import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { Scope } from "../users/scope"
import type { SecurityEventKind } from "./security-event"

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

export const apiTokens = sqliteTable("api_tokens", {
  hash: text("hash").primaryKey(),
  userId: text("user_id").notNull(),
  id: text("id").notNull(),
  name: text("name").notNull(),
  scopes: text("scopes", { mode: "json" }).$type<Scope[]>().notNull(),
  createdAt: text("created_at").notNull(),
  expiresAt: text("expires_at").notNull(),
  usedOn: text("used_on"),
})
// These tables are operational and contain no user content.

export const loginThrottle = sqliteTable("login_throttle", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  nextAt: text("next_at").notNull(),
  updatedAt: text("updated_at").notNull(),
})

export const knownDevices = sqliteTable(
  "known_devices",
  {
    userId: text("user_id").notNull(),
    hash: text("hash").notNull(),
    label: text("label").notNull(),
    seenAt: text("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)

export const securityEvents = sqliteTable(
  "security_events",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    kind: text("kind").$type<SecurityEventKind>().notNull(),
    label: text("label").notNull(),
    network: text("network").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
