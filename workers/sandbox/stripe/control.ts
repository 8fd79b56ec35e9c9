import * as z from "zod"
import { json, parse } from "../respond"
import type { Books } from "./books"
import { deleteCustomer } from "./customers"
import { closeDispute, openDispute } from "./disputes"
import { openInvoice, settleInvoice } from "./portal"
import { StripeProblem } from "./problem"
import { refund } from "./refunds"
import { change, endSubscription, nextPeriod } from "./subscriptions"
import type { StripeSubscription } from "./types"

const goals = ["past_due", "unpaid", "canceled", "renewed", "refunded", "disputed", "lost", "won", "deleted"] as const
const Advance = z.object({ subscription: z.string(), to: z.enum(goals) })

/** Runs the payment-specific control calls; null if the path is not one of them. */
export function controlStripe(books: Books, method: string, name: string, body: string, origin: string) {
  if (name === "subscriptions" && method === "GET") return json(200, subscriptions(books))
  if (name === "charges" && method === "GET") return json(200, charges(books))
  if (name === "events" && method === "GET") return json(200, [...books.each("event")].reverse())
  if (name !== "advance" || method !== "POST") return null
  const input = Advance.safeParse(parse(body))
  if (!input.success) return json(422, { error: { message: z.prettifyError(input.error) } })
  try {
    const subscription = books.get("subscription", input.data.subscription)
    return json(200, { subscription: advance(books, subscription, input.data.to, origin) })
  } catch (problem) {
    if (!(problem instanceof StripeProblem)) throw problem
    return json(problem.status === 404 ? 404 : 409, { error: { message: problem.message } })
  }
}

/** Advances a subscription as if its period had ended, and sends the events. */
function advance(
  books: Books,
  subscription: StripeSubscription,
  to: (typeof goals)[number],
  origin: string,
): StripeSubscription {
  if (to === "deleted") {
    deleteCustomer(books, subscription.customer)
    return books.get("subscription", subscription.id)
  }
  if (to === "refunded" || to === "disputed" || to === "lost" || to === "won") {
    const paid = [...books.each("charge", subscription.customer)].find((charge) => !charge.refunded)
    if (!paid) throw new StripeProblem(400, { type: "invalid_request_error", message: "There is no payment." })
    if (to === "refunded") refund(books, paid, undefined, "requested_by_customer")
    else if (to === "disputed") openDispute(books, paid)
    else closeDispute(books, paid, to)
    return subscription
  }
  if (subscription.status === "canceled") {
    throw new StripeProblem(400, { type: "invalid_request_error", message: "The subscription has ended." })
  }
  if (to === "canceled") return endSubscription(books, subscription, "cancellation_requested")
  if (to === "renewed") {
    const open = openInvoice(books, subscription.customer)
    if (!open) return nextPeriod(books, subscription, origin, books.now(), true)
    settleInvoice(books, open)
    return books.get("subscription", subscription.id)
  }
  const owing =
    subscription.status === "active" ? nextPeriod(books, subscription, origin, books.now(), false) : subscription
  return owing.status === to ? owing : change(books, owing, { status: to })
}

function emailOf(books: Books, customer: string) {
  return books.find("customer", customer)?.email ?? null
}

/** Lists subscriptions, oldest first, like the requests. */
function subscriptions(books: Books) {
  const all = [...books.each("subscription")].reverse()
  return all.map((subscription) => ({ ...subscription, customer_email: emailOf(books, subscription.customer) }))
}

/** Lists every charge, so that tests can prove that nobody is charged twice. */
function charges(books: Books) {
  const all = [...books.each("charge")].reverse()
  return all.map((charge) => ({ ...charge, customer_email: emailOf(books, charge.customer) }))
}
