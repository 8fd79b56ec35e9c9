import { type Books, newId } from "./books"
import type { Invoice, InvoiceLine, InvoicePayment } from "./money-types"
import { invalidRequest } from "./problem"
import type { List } from "./sdk-part"
import type { StripeSubscription } from "./types"

export function listOf<T>(url: string, data: T[]): List<T> {
  return { object: "list", data, has_more: false, url }
}

export interface NewInvoice {
  origin: string
  reason: Invoice["billing_reason"]
  lines: { amount: number; description: string; start: number; end: number }[]
  /** In epoch seconds; defaults to the clock's time. */
  at: number
  pays: boolean
}

/** Creates a subscription's invoice, including its pending items. It is paid at once unless the payment fails. */
export function invoiceFor(
  books: Books,
  subscription: StripeSubscription,
  { origin, reason, lines, at, pays }: NewInvoice,
) {
  const { currency, customer, id } = subscription
  const waiting = [...books.each("invoiceitem", customer)].filter((item) => item.subscription === id && !item.invoice)
  const begun = books.begin("invoice", at)
  for (const item of waiting) books.put("invoiceitem", { ...item, invoice: begun.id })
  const all = [
    ...lines,
    ...waiting.map(({ amount, description, created }) => ({ amount, description, start: created, end: at })),
  ]
  const total = all.reduce((sum, line) => sum + line.amount, 0)
  const due = Math.max(0, total)
  const [period = { start: at, end: at }] = lines
  const invoice: Invoice = {
    ...begun,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    currency,
    customer,
    customer_email: books.find("customer", customer)?.email ?? null,
    hosted_invoice_url: `${origin}/stripe/checkout/${begun.id}`,
    lines: listOf(
      `/v1/invoices/${begun.id}/lines`,
      all.map(({ amount, description, start, end }): InvoiceLine => {
        const line = { id: newId("il"), object: "line_item" as const, amount, currency, description, quantity: 1 }
        return { ...line, period: { start, end }, subscription: id }
      }),
    ),
    next_payment_attempt: null,
    number: `SANDBOX-${begun.id.slice(-8).toUpperCase()}`,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: id, metadata: subscription.metadata },
    },
    payments: listOf("/v1/invoice_payments", []),
    period_start: period.start,
    period_end: period.end,
    status: "open",
    status_transitions: { finalized_at: at, paid_at: null, voided_at: null },
    total,
  }
  books.put("invoice", invoice)
  books.emit("invoice.created", invoice, undefined, at)
  return pays ? payInvoice(books, invoice, at) : failPayment(books, invoice, at)
}

/** Pays an invoice: one charge, or none for an invoice over zero. */
export function payInvoice(books: Books, invoice: Invoice, at = books.now()): Invoice {
  if (invoice.status === "paid") throw invalidRequest("Invoice is already paid", "invoice_already_paid")
  if (invoice.status === "void") throw invalidRequest("This invoice can no longer be paid", "invoice_not_editable")
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    payments: listOf("/v1/invoice_payments", invoice.amount_due > 0 ? [charge(books, invoice, at)] : []),
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  }
  books.put("invoice", paid)
  books.emit("invoice.paid", paid, undefined, at)
  books.emit("invoice.payment_succeeded", paid, undefined, at)
  return paid
}

function charge(books: Books, { amount_due: amount, currency, customer, id, number }: Invoice, at: number) {
  const intent = books.begin("payment_intent", at)
  const charged = books.put("charge", {
    ...books.begin("charge", at),
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    currency,
    customer,
    description: `Invoice ${number}`,
    disputed: false,
    paid: true,
    payment_intent: intent.id,
    refunded: false,
    status: "succeeded",
  })
  books.put("payment_intent", {
    ...intent,
    amount,
    amount_received: amount,
    currency,
    customer,
    latest_charge: charged.id,
    status: "succeeded",
  })
  books.emit("charge.succeeded", charged, undefined, at)
  const payment: InvoicePayment = {
    id: newId("inpay"),
    object: "invoice_payment",
    created: at,
    livemode: false,
    amount_paid: amount,
    invoice: id,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "paid",
  }
  return payment
}

const nextAttemptAfter = 3 * 86_400

function failPayment(books: Books, invoice: Invoice, at: number): Invoice {
  const failed = books.put("invoice", {
    ...invoice,
    attempt_count: 1,
    attempted: true,
    next_payment_attempt: at + nextAttemptAfter,
  })
  books.emit("invoice.payment_failed", failed, undefined, at)
  return failed
}
