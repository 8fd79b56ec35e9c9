import { type Payments, PaymentsError } from "../../../app/domain/kernel/payments"
import type { StripeSettings } from "./client"
import type { StripePayments } from "./payments"

const stripesOwn = ["https://checkout.stripe.com", "https://billing.stripe.com", "https://invoice.stripe.com"]

/** Stripe through its own SDK, which is imported with the first call, so that free users never load it. */
export function stripePayments(settings: StripeSettings): Payments {
  let loaded: Promise<StripePayments> | undefined
  async function stripe(): Promise<StripePayments> {
    loaded ??= import("./payments").then(({ openStripe }) => openStripe(settings))
    return loaded
  }
  async function call<T>(work: (stripe: StripePayments) => Promise<T>): Promise<T> {
    const opened = await stripe()
    return work(opened).catch((error: unknown) => {
      throw error instanceof PaymentsError ? error : opened.failureOf(error)
    })
  }
  const base = settings.apiBase ? new URL(settings.apiBase) : null
  return {
    hostedOrigins: base && base.hostname !== "api.stripe.com" ? [base.origin] : stripesOwn,
    createCustomer: (customer, key) => call((it) => it.createCustomer(customer, key)),
    deleteCustomer: (id) => call((it) => it.deleteCustomer(id)),
    ensurePrices: (wanted, key) => call((it) => it.ensurePrices(wanted, key)),
    openCheckout: (order, key) => call((it) => it.openCheckout(order, key)),
    findCheckout: (id) => call((it) => it.findCheckout(id)),
    expireCheckout: (id) => call((it) => it.expireCheckout(id)),
    openPlanChange: (change) => call((it) => it.openPlanChange(change)),
    readSubscriptions: (customerId) => call((it) => it.readSubscriptions(customerId)),
    setCancelAtPeriodEnd: (id, cancel) => call((it) => it.setCancelAtPeriodEnd(id, cancel)),
    refund: (paymentId) => call((it) => it.refund(paymentId)),
    endNow: (id) => call((it) => it.endNow(id)),
    readEvent: (body, signature, now) => call((it) => it.readEvent(body, signature, now)),
  }
}
