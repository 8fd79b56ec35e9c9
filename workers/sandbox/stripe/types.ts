import type { Charge, Dispute, Invoice, InvoiceItem, PaymentIntent, Refund } from "./money-types"

/** The objects of the sandbox's Stripe, with the fields that a caller may rely on. Amounts in cents, times in seconds. */
export interface Kept<Kind extends string> {
  id: string
  object: Kind
  created: number
  livemode: false
}

export type Metadata = Record<string, string>

export interface List<T> {
  object: "list"
  data: T[]
  has_more: boolean
  url: string
}

export interface Customer extends Kept<"customer"> {
  email: string | null
  name: string | null
  description: string | null
  metadata: Metadata
  balance: number
  currency: string | null
  delinquent: boolean
  deleted?: true
}

export interface Product extends Kept<"product"> {
  name: string
  description: string | null
  active: boolean
  metadata: Metadata
}

export interface Recurring {
  interval: "day" | "week" | "month" | "year"
  interval_count: number
  usage_type: "licensed"
}

export interface Price extends Kept<"price"> {
  active: boolean
  currency: string
  lookup_key: string | null
  metadata: Metadata
  nickname: string | null
  product: string
  recurring: Recurring | null
  type: "recurring" | "one_time"
  unit_amount: number
}

export interface SubscriptionItem {
  id: string
  object: "subscription_item"
  created: number
  current_period_start: number
  current_period_end: number
  metadata: Metadata
  price: Price
  quantity: number
  subscription: string
}

export interface Subscription extends Kept<"subscription"> {
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null }
  collection_method: "charge_automatically"
  currency: string
  customer: string
  description: string | null
  ended_at: number | null
  items: List<SubscriptionItem>
  latest_invoice: string | null
  metadata: Metadata
  start_date: number
  status: "active" | "past_due" | "unpaid" | "canceled"
  trial_end: null
  trial_start: null
}

export interface LineItem {
  id: string
  object: "item"
  amount_total: number
  currency: string
  description: string
  price: Price
  quantity: number
}

export interface CheckoutSession extends Kept<"checkout.session"> {
  amount_subtotal: number
  amount_total: number
  cancel_url: string | null
  client_reference_id: string | null
  currency: string
  customer: string | null
  customer_details: { email: string | null; name: string | null } | null
  customer_email: string | null
  expires_at: number
  invoice: string | null
  line_items: List<LineItem>
  metadata: Metadata
  mode: "subscription"
  payment_status: "unpaid" | "paid"
  status: "open" | "complete" | "expired"
  subscription: string | null
  subscription_data: { metadata: Metadata; description: string | null }
  success_url: string
  url: string | null
}

export interface PortalFlow {
  type: "subscription_update_confirm" | "subscription_cancel" | "payment_method_update"
  after_completion: { type: string; redirect: { return_url: string } | null }
  subscription_update_confirm: { subscription: string; items: { id: string; price: string; quantity: number }[] } | null
  subscription_cancel: { subscription: string } | null
}

export interface PortalSession extends Kept<"billing_portal.session"> {
  configuration: string | null
  customer: string
  flow: PortalFlow | null
  return_url: string | null
  url: string
  /** Ours: what it was made for has been done. */
  used: boolean
}

/** What portal sessions offer; kept as it was given. */
export interface PortalConfiguration extends Kept<"billing_portal.configuration"> {
  active: boolean
  is_default: boolean
  metadata: Metadata
  features: unknown
}

export interface Event extends Kept<"event"> {
  api_version: string
  data: { object: unknown; previous_attributes?: unknown }
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export interface Kinds {
  customer: Customer
  product: Product
  price: Price
  subscription: Subscription
  invoice: Invoice
  invoiceitem: InvoiceItem
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  "checkout.session": CheckoutSession
  "billing_portal.session": PortalSession
  "billing_portal.configuration": PortalConfiguration
  event: Event
}
export type Kind = keyof Kinds
