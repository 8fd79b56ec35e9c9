import type Stripe from "stripe"
import type * as z from "zod"
import type * as Domain from "../../app/domain/billing/payments"
import { Bill, List, PaymentIntent, Subscription } from "./stripe-shapes"

type Read = z.output<typeof Subscription>

/** All subscriptions of a customer, each with what was last paid for it and what is still owed. */
export async function readSubscriptions(stripe: Stripe, customerId: string): Promise<Domain.Subscription[]> {
  const answer = await stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    limit: 100,
    expand: ["data.latest_invoice.payments"],
  })
  return Promise.all(
    List(Subscription)
      .parse(answer)
      .data.map((one) => described(stripe, one)),
  )
}

async function described(stripe: Stripe, one: Read): Promise<Domain.Subscription> {
  const [item] = one.items.data
  const isOver = one.status === "canceled" || one.status === "incomplete_expired"
  const isOwing = one.status === "past_due" || one.status === "unpaid"
  return {
    id: one.id,
    itemId: item.id,
    // A price loses its key to the one that takes its place; the note on it stays.
    lookupKey: item.price.metadata?.lookup_key ?? item.price.lookup_key ?? null,
    status: one.status,
    createdAt: one.created,
    anchor: one.billing_cycle_anchor,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    endsAt: one.cancel_at ?? (one.cancel_at_period_end ? item.current_period_end : null),
    openBill: isOwing ? await oldestBill(stripe, one.id) : null,
    payment: isOver ? null : await lastPayment(stripe, one),
  }
}

async function oldestBill(stripe: Stripe, subscription: string): Promise<Domain.Subscription["openBill"]> {
  const answer = await stripe.invoices.list({ subscription, status: "open", limit: 100 })
  const bills = List(Bill)
    .parse(answer)
    .data.map((bill) => ({
      since: bill.status_transitions?.finalized_at ?? bill.created,
      payUrl: bill.hosted_invoice_url ?? null,
    }))
  return bills.reduce<Domain.Subscription["openBill"]>((a, b) => (a && a.since <= b.since ? a : b), null)
}

async function lastPayment(stripe: Stripe, { latest_invoice }: Read): Promise<Domain.Subscription["payment"]> {
  const made = typeof latest_invoice === "string" ? [] : (latest_invoice?.payments?.data ?? [])
  const id = made.find(({ status }) => status === "paid")?.payment.payment_intent
  if (!id) return null
  const { latest_charge } = PaymentIntent.parse(await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }))
  return { id, refunded: typeof latest_charge === "object" && latest_charge !== null && latest_charge.refunded }
}
