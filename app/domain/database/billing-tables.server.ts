import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { Tier } from "../billing/schema"

// Part of `schema.server.ts`.

export const billingAccounts = sqliteTable("billing_accounts", {
  userId: text("user_id").primaryKey(),
  customerId: text("customer_id").unique(),
  attempt: integer("attempt").notNull().default(0),
  checkoutId: text("checkout_id"),
  checkoutPrice: text("checkout_price"),
  subscriptionId: text("subscription_id"),
  status: text("status"),
  tier: text("tier").$type<Tier>(),
  isAnnual: integer("is_annual", { mode: "boolean" }).notNull().default(false),
  periodStart: text("period_start"),
  periodEnd: text("period_end"),
  cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" }).notNull().default(false),
  pastDueSince: text("past_due_since"),
  readAt: text("read_at").notNull().default(""),
})

export const billingEvents = sqliteTable("billing_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  userId: text("user_id"),
  createdAt: text("created_at").notNull(),
  receivedAt: text("received_at").notNull(),
})
