import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { FanOutName } from "../fan-out/schema"

// Tables that keep the product running and hold nothing a user made. Part of `schema.server.ts`.

export const loginThrottle = sqliteTable("login_throttle", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  nextAt: text("next_at").notNull(),
  updatedAt: text("updated_at").notNull(),
})

export const breakers = sqliteTable("breakers", {
  name: text("name").primaryKey(),
  failures: integer("failures").notNull().default(0),
  openUntil: text("open_until").notNull().default(""),
})

export const trackingEvents = sqliteTable("tracking_events", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  userId: text("user_id"),
  properties: text("properties").notNull().default("{}"),
  createdAt: text("created_at").notNull(),
})

export const cronRuns = sqliteTable(
  "cron_runs",
  {
    name: text("name").notNull(),
    slot: text("slot").notNull(),
    startedAt: text("started_at").notNull(),
    fence: integer("fence").notNull().default(0),
    leaseUntil: text("lease_until").notNull().default(""),
    cursor: text("cursor").notNull().default(""),
    doneAt: text("done_at"),
  },
  (t) => [primaryKey({ columns: [t.name, t.slot] })],
)

export const fanOuts = sqliteTable(
  "fan_outs",
  {
    name: text("name").$type<FanOutName>().notNull(),
    slot: text("slot").notNull(),
    cursor: text("cursor").notNull().default(""),
    state: text("state").$type<"preparing" | "paging" | "done">().notNull().default("preparing"),
    fence: integer("fence").notNull().default(0),
    wakeAt: text("wake_at").notNull(),
    startedAt: text("started_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.slot] })],
)

export const fanOutPages = sqliteTable(
  "fan_out_pages",
  {
    name: text("name").$type<FanOutName>().notNull(),
    slot: text("slot").notNull(),
    after: text("after").notNull(),
    upTo: text("up_to").notNull(),
    wakeAt: text("wake_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.slot, t.after] })],
)
