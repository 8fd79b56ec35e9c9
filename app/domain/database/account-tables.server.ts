import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { SecurityEventKind } from "../account/security-event"

// Part of `schema.server.ts`.

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
