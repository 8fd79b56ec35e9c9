import type Stripe from "stripe"
import { type Books, changed, newId } from "./books"
import { invoiceFor, listOf } from "./invoices"
import { periodEnd } from "./periods"
import { invalidRequest } from "./problem"
import type { Price, Recurring, StripeSubscription, SubscriptionItem } from "./types"

export const recurringOf = (price: Price): Recurring => {
  if (!price.recurring) throw invalidRequest("The price specified is set to `type=one_time`.", undefined, "price")
  return price.recurring
}

export function itemOf(subscription: StripeSubscription): SubscriptionItem {
  const [item] = subscription.items.data
  if (!item) throw invalidRequest(`Subscription ${subscription.id} has no item.`)
  return item
}

interface NewSubscription {
  customer: string
  price: Price
  quantity: number
  metadata: Stripe.Metadata
  description: string | null
  origin: string
}

/** Starts a subscription now and invoices its first period. */
export function startSubscription(
  books: Books,
  { customer, price, quantity, metadata, description, origin }: NewSubscription,
) {
  const begun = books.begin("subscription")
  const start = begun.created
  const end = periodEnd(start, start, recurringOf(price))
  const subscription: StripeSubscription = {
    ...begun,
    billing_cycle_anchor: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: "charge_automatically",
    currency: price.currency,
    customer,
    description,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${begun.id}`, [
      {
        id: newId("si"),
        object: "subscription_item",
        created: start,
        current_period_start: start,
        current_period_end: end,
        metadata: {},
        price,
        quantity,
        subscription: begun.id,
      },
    ]),
    latest_invoice: null,
    metadata,
    start_date: start,
    status: "active",
    trial_end: null,
    trial_start: null,
  }
  const lines = [periodLine(books, itemOf(subscription))]
  const invoice = invoiceFor(books, subscription, {
    origin,
    reason: "subscription_create",
    lines,
    at: start,
    pays: true,
  })
  const stored = keep(books, { ...subscription, latest_invoice: invoice.id })
  books.emit("customer.subscription.created", stored)
  return { subscription: stored, invoice }
}

/** Stores a subscription with the time at which the clock alone changes it: the end of its period. */
function keep(books: Books, subscription: StripeSubscription): StripeSubscription {
  const ends = subscription.cancel_at ?? itemOf(subscription).current_period_end
  return books.put("subscription", subscription, subscription.status === "canceled" ? null : ends)
}

/** Stores a change and sends the event about it. */
export function change(books: Books, before: StripeSubscription, after: Partial<StripeSubscription>, at = books.now()) {
  const stored = keep(books, { ...before, ...after })
  books.emit("customer.subscription.updated", stored, changed(before, stored), at)
  return stored
}

export type EndReason = "cancellation_requested" | "payment_failed"

/** Ends a subscription at once and for good, without a refund. */
export function endSubscription(
  books: Books,
  before: StripeSubscription,
  reason: EndReason,
  at = books.now(),
): StripeSubscription {
  const ended = keep(books, {
    ...before,
    canceled_at: before.canceled_at ?? at,
    cancellation_details: { ...before.cancellation_details, reason },
    ended_at: at,
    status: "canceled",
  })
  const open = ended.latest_invoice ? books.find("invoice", ended.latest_invoice) : null
  if (open?.status === "open") {
    const transitions = { ...open.status_transitions, voided_at: at }
    books.emit("invoice.voided", books.put("invoice", { ...open, status: "void", status_transitions: transitions }))
  }
  books.emit("customer.subscription.deleted", ended, undefined, at)
  return ended
}

/** Starts the next period, whose payment succeeds or fails. `at` is the time in epoch seconds. */
export function nextPeriod(
  books: Books,
  before: StripeSubscription,
  origin: string,
  at: number,
  pays: boolean,
): StripeSubscription {
  const item = itemOf(before)
  const start = item.current_period_end
  const end = periodEnd(before.billing_cycle_anchor, start, recurringOf(item.price))
  const moved = { ...item, current_period_start: start, current_period_end: end }
  const lines = [periodLine(books, moved)]
  const invoice = invoiceFor(books, before, { origin, reason: "subscription_cycle", lines, at, pays })
  const items = { ...before.items, data: [moved] }
  const status = pays ? "active" : "past_due"
  return change(books, before, { items, latest_invoice: invoice.id, status }, at)
}

export function periodLine(books: Books, { price, quantity, ...period }: SubscriptionItem) {
  const { current_period_start, current_period_end } = period
  return {
    amount: price.unit_amount * quantity,
    description: `${quantity} × ${books.get("product", price.product).name}`,
    start: current_period_start,
    end: current_period_end,
  }
}
