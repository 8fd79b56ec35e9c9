import type { Books } from "./books"
import { expireSession } from "./checkout"
import { endSubscription, nextPeriod } from "./subscriptions"

/**
 * Processes everything that is due by the clock, oldest first: renewals, ends of canceled subscriptions, expired
 * sessions.
 */
export function catchUp(books: Books, origin: string): void {
  for (let due = books.nextDue(); due !== null && due.due <= books.now(); due = books.nextDue()) {
    if (due.kind === "checkout.session") expireSession(books, due.id)
    else passPeriodEnd(books, origin, due.id, due.due)
  }
}

function passPeriodEnd(books: Books, origin: string, id: string, at: number) {
  const subscription = books.get("subscription", id)
  if (subscription.cancel_at !== null) endSubscription(books, subscription, "cancellation_requested", at)
  else if (subscription.status === "active") nextPeriod(books, subscription, origin, at, true)
  // A subscription ends when its invoice has been unpaid for a whole period.
  else endSubscription(books, subscription, "payment_failed", at)
}
