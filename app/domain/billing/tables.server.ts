import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { SubscriptionStatus } from "../kernel/payments"
import type { PaidTier } from "../kernel/tier"

export const billingAccounts = sqliteTable("billing_accounts", {
  userId: text("user_id").primaryKey(),
  customerId: text("customer_id").unique(),
  attempt: integer("attempt").notNull().default(0),
  checkoutId: text("checkout_id"),
  checkoutPrice: text("checkout_price"),
  subscriptionId: text("subscription_id"),
  status: text("status").$type<SubscriptionStatus>(),
  tier: text("tier").$type<PaidTier>(),
  isAnnual: integer("is_annual", { mode: "boolean" }).notNull().default(false),
  periodEnd: text("period_end"),
  endsAt: text("ends_at"),
  pastDueSince: text("past_due_since"),
  readings: integer("readings").notNull().default(0),
  reading: integer("reading").notNull().default(0),
  readAt: text("read_at").notNull().default(""),
  notice: text("notice"),
  awaitsReturn: integer("awaits_return", { mode: "boolean" }).notNull().default(false),
})

export const checkoutKeys = sqliteTable(
  "checkout_keys",
  {
    userId: text("user_id").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    url: text("url").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)

export const billingEvents = sqliteTable("billing_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  userId: text("user_id"),
  createdAt: text("created_at").notNull(),
  receivedAt: text("received_at").notNull(),
})
