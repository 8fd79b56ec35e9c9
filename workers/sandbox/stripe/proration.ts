import type { Books } from "./books"
import { invoiceFor } from "./invoices"
import { periodEnd } from "./periods"
import { change, itemOf, periodLine, recurringOf } from "./subscriptions"
import type { Price, StripeSubscription } from "./types"

type Behavior = "create_prorations" | "always_invoice" | "none"

/** The remaining share of the period, from 0 to 1. */
function remaining(
  {
    current_period_start: start,
    current_period_end: end,
  }: { current_period_start: number; current_period_end: number },
  now: number,
) {
  return end > start ? Math.min(1, Math.max(0, (end - now) / (end - start))) : 0
}

/**
 * Moves a subscription to another price at once. Within the same interval, the rest of the period is charged at the new
 * price minus the amount already paid for it, now or with the next invoice. A different interval starts a new period
 * today, charged today minus the unused time.
 */
export function changePrice(
  books: Books,
  before: StripeSubscription,
  { price, quantity }: { price: Price; quantity: number },
  behavior: Behavior,
  origin: string,
): StripeSubscription {
  const old = itemOf(before)
  if (old.price.id === price.id && old.quantity === quantity) return before
  const now = books.now()
  const share = behavior === "none" ? 0 : remaining(old, now)
  const credit = -Math.round(share * old.price.unit_amount * old.quantity)
  const unused = { amount: credit, description: "Unused time", start: now, end: old.current_period_end }
  const { interval, interval_count } = recurringOf(price)
  const sameInterval =
    old.price.recurring?.interval === interval && old.price.recurring.interval_count === interval_count
  if (!sameInterval) {
    const end = periodEnd(now, now, recurringOf(price))
    const item = { ...old, price, quantity, current_period_start: now, current_period_end: end }
    const moved = { ...before, billing_cycle_anchor: now, items: { ...before.items, data: [item] } }
    const lines = [periodLine(books, item), unused]
    const invoice = invoiceFor(books, moved, { origin, reason: "subscription_update", lines, at: now, pays: true })
    return change(books, before, { billing_cycle_anchor: now, items: moved.items, latest_invoice: invoice.id })
  }
  const item = { ...old, price, quantity }
  const rest = Math.round(share * price.unit_amount * quantity)
  const items = { ...before.items, data: [item] }
  if (behavior === "always_invoice") {
    const lines = [unused, { amount: rest, description: "Remaining time", start: now, end: old.current_period_end }]
    const invoice = invoiceFor(books, before, { origin, reason: "subscription_update", lines, at: now, pays: true })
    return change(books, before, { items, latest_invoice: invoice.id })
  }
  if (behavior === "create_prorations") {
    const { currency, customer, id: subscription } = before
    const begun = books.begin("invoiceitem")
    const description = "Change of plan"
    const amount = rest + credit
    books.put("invoiceitem", { ...begun, amount, currency, customer, description, invoice: null, subscription })
  }
  return change(books, before, { items })
}
