/**
 * The part of a payment provider that the product uses. An adapter speaks to the provider through its own SDK; all
 * its methods throw `PaymentsError` only. Moments are ISO dates in UTC. A `key` makes a call safe to repeat: the
 * provider answers the same key with the same answer, an error too.
 */
export interface Payments {
  /** Origins of the provider's hosted pages, which a form of ours may be sent on to. */
  hostedOrigins: readonly string[]
  /** Answers the customer's id. */
  createCustomer(customer: NewCustomer, key: string): Promise<string>
  /** Ends what the customer still pays for, too. A customer who is gone is no error. */
  deleteCustomer(customerId: string): Promise<void>
  /** The provider's prices of ours, made or corrected where they are missing or differ; in the order given. */
  ensurePrices(wanted: readonly WantedPrice[], key: string): Promise<KnownPrice[]>
  openCheckout(order: CheckoutOrder, key: string): Promise<Checkout>
  /** Null where there is no such checkout. */
  findCheckout(checkoutId: string): Promise<Checkout | null>
  /** Closes a checkout that is open; one that is over already is no error. */
  expireCheckout(checkoutId: string): Promise<void>
  /** The address of a page on which the customer confirms the change and its price. */
  openPlanChange(change: PlanChange): Promise<string>
  /** Everything the customer ever subscribed to, ended ones included. Throws `missing` for one who was removed. */
  readSubscriptions(customerId: string): Promise<Subscription[]>
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>
  /** Gives a whole payment back. One that was given back already, or is disputed, is no error. */
  refund(paymentId: string): Promise<void>
  /** Ends a subscription at once. One that has ended already is no error. */
  endNow(subscriptionId: string): Promise<void>
  /** A signed event's content. Throws `signature` for one that is not the provider's, or not from about `now`. */
  readEvent(body: string, signature: string | null, now: Date): Promise<PaymentEvent>
}

interface NewCustomer {
  userId: string
  email: string
  name: string
}

export interface WantedPrice {
  lookupKey: string
  /** What the customer reads. */
  productName: string
  /** Our own name of the product, one for all its prices. */
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
  /** Where the customer pays; none once it is over. */
  url: string | null
}

export interface PlanChange {
  customerId: string
  subscriptionId: string
  itemId: string
  priceId: string
  /** All prices that the product offers. */
  offered: readonly KnownPrice[]
  /** Where the customer returns to when the change is made. */
  doneUrl: string
  /** Where the customer returns to without it. */
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
  /** Which of our prices it is for; null for something that is not ours. */
  lookupKey: string | null
  status: SubscriptionStatus
  createdAt: string
  /** What the billing days are counted from. */
  anchor: string
  periodStart: string
  periodEnd: string
  /** When it ends, where it has been cancelled but still runs. */
  endsAt: string | null
  /** The oldest bill that could not be charged, and where it can be paid. */
  openBill: { since: string; payUrl: string | null } | null
  /** What was paid last. Refunded is also what the cardholder's bank has taken back for good. */
  payment: { id: string; refunded: boolean } | null
}

export interface PaymentEvent {
  id: string
  type: string
  createdAt: string
  customerId: string | null
}

/**
 * Why the provider could not do it. `unavailable`: not reached, or an error of its own; `missing`: what the call is
 * about is not there; `refused`: anything else it said no to; `schema`: an answer that is not understood.
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
