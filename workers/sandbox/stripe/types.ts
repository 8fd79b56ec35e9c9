import type Stripe from "stripe"
import type { Charge, Dispute, Invoice, InvoiceItem, PaymentIntent, Refund } from "./money-types"
import type { Common, Fields, List, SdkPart } from "./sdk-part"

export type Customer = SdkPart<
  Stripe.Customer,
  Common | "balance" | "currency" | "delinquent" | "description" | "email" | "metadata",
  { name: string | null }
> & { deleted?: true }

export type Product = Fields<Stripe.Product, Common | "name" | "description" | "active" | "metadata">

export type Recurring = SdkPart<Stripe.Price.Recurring, "interval" | "interval_count", { usage_type: "licensed" }>

export type Price = SdkPart<
  Stripe.Price,
  Common | "active" | "currency" | "lookup_key" | "metadata" | "nickname" | "type",
  { product: string; recurring: Recurring | null; unit_amount: number }
>

export type SubscriptionItem = SdkPart<
  Stripe.SubscriptionItem,
  "id" | "object" | "created" | "current_period_start" | "current_period_end" | "metadata" | "subscription",
  { price: Price; quantity: number }
>

export type StripeSubscription = SdkPart<
  Stripe.Subscription,
  | Common
  | "billing_cycle_anchor"
  | "cancel_at"
  | "cancel_at_period_end"
  | "canceled_at"
  | "currency"
  | "description"
  | "ended_at"
  | "metadata"
  | "start_date",
  {
    cancellation_details: Fields<Stripe.Subscription.CancellationDetails, "comment" | "feedback" | "reason">
    collection_method: "charge_automatically"
    customer: string
    items: List<SubscriptionItem>
    latest_invoice: string | null
    status: "active" | "past_due" | "unpaid" | "canceled"
    trial_end: null
    trial_start: null
  }
>

export type LineItem = SdkPart<
  Stripe.LineItem,
  "id" | "object" | "amount_total" | "currency",
  { description: string; price: Price; quantity: number }
>

export type CheckoutSession = SdkPart<
  Stripe.Checkout.Session,
  Common | "cancel_url" | "client_reference_id" | "customer_email" | "expires_at" | "url",
  {
    amount_subtotal: number
    amount_total: number
    currency: string
    customer: string | null
    customer_details: { email: string | null; name: string | null } | null
    invoice: string | null
    line_items: List<LineItem>
    metadata: Stripe.Metadata
    mode: "subscription"
    payment_status: "unpaid" | "paid"
    status: "open" | "complete" | "expired"
    subscription: string | null
    success_url: string
  }
> & {
  /** Internal: the data for the new subscription. Stripe does not return it. */
  subscription_data: { metadata: Stripe.Metadata; description: string | null }
}

interface PortalFlow {
  type: "subscription_update_confirm" | "subscription_cancel" | "payment_method_update"
  after_completion: { type: string; redirect: { return_url: string } | null }
  subscription_update_confirm: { subscription: string; items: { id: string; price: string; quantity: number }[] } | null
  subscription_cancel: { subscription: string } | null
}

export type PortalSession = SdkPart<
  Stripe.BillingPortal.Session,
  Common | "customer" | "return_url" | "url",
  { flow: PortalFlow | null }
> & {
  configuration: string | null
  /** Internal: the session's purpose has been fulfilled. */
  used: boolean
}

/** The features of a portal configuration, stored as sent. */
export type PortalConfiguration = Fields<Stripe.BillingPortal.Configuration, Common | "active" | "is_default"> & {
  metadata: Stripe.Metadata
  features: unknown
}

export type Event = Fields<Stripe.EventBase, Common | "api_version" | "pending_webhooks" | "request"> & {
  type: string
  data: { object: unknown; previous_attributes?: unknown }
}

export interface Kinds {
  customer: Customer
  product: Product
  price: Price
  subscription: StripeSubscription
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
