import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { FanOutName } from "./schema"

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
