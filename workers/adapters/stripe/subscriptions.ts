import type Stripe from "stripe"
import type * as z from "zod"
import type * as Domain from "../../../app/domain/kernel/payments"
import { PaymentsError } from "../../../app/domain/kernel/payments"
import { Bill, Customer, Dispute, List, PaymentIntent, Subscription } from "./shapes"

type Read = z.output<typeof Subscription>

/** All subscriptions of a customer, each with its last payment and its open amount. */
export async function readSubscriptions(stripe: Stripe, customerId: string): Promise<Domain.Subscription[]> {
  const answer = await stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    limit: 100,
    expand: ["data.latest_invoice.payments"],
  })
  const all = List(Subscription).parse(answer).data
  if (!all.some((one) => !isOver(one))) await requireCustomer(stripe, customerId)
  return Promise.all(all.map((one) => described(stripe, one)))
}

/**
 * Throws for a deleted customer: its subscriptions have ended, although Stripe may still list them, and it cannot buy
 * anything.
 */
async function requireCustomer(stripe: Stripe, customerId: string): Promise<void> {
  const { deleted } = Customer.parse(await stripe.customers.retrieve(customerId))
  if (deleted) throw new PaymentsError("missing")
}

const isOver = ({ status }: Read) => status === "canceled" || status === "incomplete_expired"

async function described(stripe: Stripe, one: Read): Promise<Domain.Subscription> {
  const [item] = one.items.data
  const isOwing = one.status === "past_due" || one.status === "unpaid"
  return {
    id: one.id,
    itemId: item.id,
    // A price loses its lookup key to its replacement. The metadata keeps it.
    lookupKey: item.price.metadata?.lookup_key ?? item.price.lookup_key ?? null,
    status: one.status,
    createdAt: one.created,
    anchor: one.billing_cycle_anchor,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    endsAt: one.cancel_at ?? (one.cancel_at_period_end ? item.current_period_end : null),
    openBill: isOwing ? await oldestBill(stripe, one.id) : null,
    payment: isOver(one) ? null : await lastPayment(stripe, one),
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
  if (typeof latest_charge !== "object" || latest_charge === null) return { id, refunded: false }
  const refunded = latest_charge.refunded || (latest_charge.disputed && (await isLost(stripe, id)))
  return { id, refunded }
}

/** Whether a dispute was lost. While it is open or after it is won, the plan continues. */
async function isLost(stripe: Stripe, payment_intent: string): Promise<boolean> {
  const disputes = List(Dispute).parse(await stripe.disputes.list({ payment_intent, limit: 100 }))
  return disputes.data.some(({ status }) => status === "lost")
}
