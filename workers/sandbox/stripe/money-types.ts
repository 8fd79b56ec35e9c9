import type { Kept, List, Metadata } from "./types"

/** Invoices and what is paid for them. Amounts in cents, times in seconds. */
export interface InvoiceLine {
  id: string
  object: "line_item"
  amount: number
  currency: string
  description: string
  period: { start: number; end: number }
  quantity: number
  subscription: string
}

export interface InvoicePayment extends Kept<"invoice_payment"> {
  amount_paid: number
  invoice: string
  payment: { type: "payment_intent"; payment_intent: string }
  status: "paid"
}

export interface Invoice extends Kept<"invoice"> {
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update"
  currency: string
  customer: string
  customer_email: string | null
  hosted_invoice_url: string
  lines: List<InvoiceLine>
  next_payment_attempt: number | null
  number: string
  parent: { type: "subscription_details"; subscription_details: { subscription: string; metadata: Metadata } }
  payments: List<InvoicePayment>
  period_start: number
  period_end: number
  status: "open" | "paid" | "void"
  status_transitions: { finalized_at: number; paid_at: number | null; voided_at: number | null }
  total: number
}

/** What waits for the next invoice: the difference that a change of price within a period makes. */
export interface InvoiceItem extends Kept<"invoiceitem"> {
  amount: number
  currency: string
  customer: string
  description: string
  invoice: string | null
  subscription: string
}

export interface PaymentIntent extends Kept<"payment_intent"> {
  amount: number
  amount_received: number
  currency: string
  customer: string
  latest_charge: string
  status: "succeeded"
}

export interface Charge extends Kept<"charge"> {
  amount: number
  amount_captured: number
  amount_refunded: number
  captured: true
  currency: string
  customer: string
  description: string
  /** Stays true whatever the bank decides. */
  disputed: boolean
  paid: true
  payment_intent: string
  refunded: boolean
  status: "succeeded"
}

export interface Refund extends Kept<"refund"> {
  amount: number
  charge: string
  currency: string
  payment_intent: string
  reason: string | null
  status: "succeeded"
}

export interface Dispute extends Kept<"dispute"> {
  amount: number
  charge: string
  currency: string
  is_charge_refundable: boolean
  payment_intent: string
  reason: "fraudulent"
  status: "needs_response" | "won" | "lost"
}
