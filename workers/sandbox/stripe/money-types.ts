import type Stripe from "stripe"
import type { Common, List, SdkPart } from "./sdk-part"

/** Invoices and their payments. Amounts are in cents, times in epoch seconds. */
export type InvoiceLine = SdkPart<
  Stripe.InvoiceLineItem,
  "id" | "object" | "amount" | "currency" | "period",
  { description: string; quantity: number; subscription: string }
>

export type InvoicePayment = SdkPart<
  Stripe.InvoicePayment,
  Common,
  {
    amount_paid: number
    invoice: string
    payment: { type: "payment_intent"; payment_intent: string }
    status: "paid"
  }
>

export type Invoice = SdkPart<
  Stripe.Invoice,
  | Common
  | "amount_due"
  | "amount_paid"
  | "amount_remaining"
  | "attempt_count"
  | "attempted"
  | "currency"
  | "customer_email"
  | "next_payment_attempt"
  | "period_start"
  | "period_end"
  | "total",
  {
    billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update"
    customer: string
    hosted_invoice_url: string
    lines: List<InvoiceLine>
    number: string
    parent: { type: "subscription_details"; subscription_details: { subscription: string; metadata: Stripe.Metadata } }
    payments: List<InvoicePayment>
    status: "open" | "paid" | "void"
    status_transitions: { finalized_at: number; paid_at: number | null; voided_at: number | null }
  }
>

/** A pending item for the next invoice: the proration of a price change within a period. */
export type InvoiceItem = SdkPart<
  Stripe.InvoiceItem,
  "id" | "object" | "livemode" | "amount" | "currency",
  { customer: string; description: string; invoice: string | null }
> & { created: number; subscription: string }

export type PaymentIntent = SdkPart<
  Stripe.PaymentIntent,
  Common | "amount" | "amount_received" | "currency",
  { customer: string; latest_charge: string; status: "succeeded" }
>

export type Charge = SdkPart<
  Stripe.Charge,
  Common | "amount" | "amount_captured" | "amount_refunded" | "currency" | "disputed" | "refunded",
  {
    captured: true
    customer: string
    description: string
    paid: true
    payment_intent: string
    status: "succeeded"
  }
>

export type Refund = SdkPart<
  Stripe.Refund,
  "id" | "object" | "created" | "amount" | "currency",
  { charge: string; payment_intent: string; reason: Stripe.Refund["reason"]; status: "succeeded" }
> & { livemode: false }

export type Dispute = SdkPart<
  Stripe.Dispute,
  Common | "amount" | "currency" | "is_charge_refundable",
  { charge: string; payment_intent: string; reason: "fraudulent"; status: "needs_response" | "won" | "lost" }
>
