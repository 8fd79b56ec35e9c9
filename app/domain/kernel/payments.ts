/**
 * The part of the payment provider's API that the product uses. An adapter wraps the provider's own SDK; its methods
 * throw only `PaymentsError`. Times are ISO dates in UTC. A `key` makes a call idempotent: the provider answers the
 * same key with the same response, including errors.
 */
export interface Payments {
  /** Origins of the provider's hosted pages, to which our forms may redirect. */
  hostedOrigins: readonly string[]
  /** Returns the customer's id. */
  createCustomer(customer: NewCustomer, key: string): Promise<string>
  /** Also ends the customer's running subscriptions. A customer who no longer exists is not an error. */
  deleteCustomer(customerId: string): Promise<void>
  /** Our prices at the provider, in the given order. Missing or different ones are created or corrected. */
  ensurePrices(wanted: readonly WantedPrice[], key: string): Promise<KnownPrice[]>
  openCheckout(order: CheckoutOrder, key: string): Promise<Checkout>
  /** Null if there is no such checkout. */
  findCheckout(checkoutId: string): Promise<Checkout | null>
  /** Closes an open checkout; one that has already ended is not an error. */
  expireCheckout(checkoutId: string): Promise<void>
  /** Returns the URL of a page on which the customer confirms the change and its price. */
  openPlanChange(change: PlanChange): Promise<string>
  /** All subscriptions of the customer, including ended ones. Throws `missing` if the customer was removed. */
  readSubscriptions(customerId: string): Promise<Subscription[]>
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>
  /** Refunds a payment in full. A payment that is already refunded or disputed is not an error. */
  refund(paymentId: string): Promise<void>
  /** Ends a subscription immediately. One that has already ended is not an error. */
  endNow(subscriptionId: string): Promise<void>
  /**
   * Parses a signed event. Throws `signature` if it is not from the provider or its timestamp is not close to `now`.
   */
  readEvent(body: string, signature: string | null, now: Date): Promise<PaymentEvent>
}

interface NewCustomer {
  userId: string
  email: string
  name: string
}

export interface WantedPrice {
  lookupKey: string
  /** The name shown to the customer. */
  productName: string
  /** Our own key of the product, shared by all its prices. */
  productKey: string
  /** US cents. */
  amount: number
  interval: "month" | "year"
}

export interface KnownPrice {
  lookupKey: string
  priceId: string
  productId: string
}

export interface CheckoutOrder {
  customerId: string
  userId: string
  priceId: string
  successUrl: string
  cancelUrl: string
}

export interface Checkout {
  id: string
  status: "open" | "complete" | "expired"
  /** Payment page; null once the checkout has ended. */
  url: string | null
}

export interface PlanChange {
  customerId: string
  subscriptionId: string
  itemId: string
  priceId: string
  /** All prices that the product offers. */
  offered: readonly KnownPrice[]
  /** The customer returns here after completing the change. */
  doneUrl: string
  /** The customer returns here after abandoning it. */
  returnUrl: string
}

export const subscriptionStatuses = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "paused",
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export interface Subscription {
  id: string
  itemId: string
  /** Lookup key of our price; null for a price that is not ours. */
  lookupKey: string | null
  status: SubscriptionStatus
  createdAt: string
  /** The billing anchor. */
  anchor: string
  periodStart: string
  periodEnd: string
  /** When a canceled subscription that is still running will end. */
  endsAt: string | null
  /** The oldest unpaid invoice and where to pay it. */
  openBill: { since: string; payUrl: string | null } | null
  /** The latest payment. A dispute lost to the cardholder's bank counts as refunded. */
  payment: { id: string; refunded: boolean } | null
}

export interface PaymentEvent {
  id: string
  type: string
  createdAt: string
  customerId: string | null
}

/**
 * Why the provider could not complete a call. `unavailable`: unreachable or a server error; `missing`: the object does
 * not exist; `refused`: any other rejection; `schema`: an unrecognized response.
 */
export type PaymentsFailure = "unavailable" | "rate-limited" | "missing" | "refused" | "schema" | "signature"

export class PaymentsError extends Error {
  readonly failure: PaymentsFailure
  constructor(failure: PaymentsFailure, message: string = failure) {
    super(message)
    this.name = "PaymentsError"
    this.failure = failure
  }
}
