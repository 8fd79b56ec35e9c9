import { type Payments, PaymentsError } from "../../../app/domain/kernel/payments"
import { remembered } from "../../../app/domain/kernel/remembered"
import type { StripeSettings } from "./client"
import type { StripePayments } from "./payments"

const stripesOwn = ["https://checkout.stripe.com", "https://billing.stripe.com", "https://invoice.stripe.com"]

/** The origins of the hosted pages. Every response names them, so the address is parsed once. */
const hostedBy = remembered<readonly string[]>(10)

function originsOf(apiBase: string): readonly string[] {
  const { hostname, origin } = new URL(apiBase)
  return hostname === "api.stripe.com" ? stripesOwn : [origin]
}

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
  const { apiBase } = settings
  return {
    hostedOrigins: apiBase ? hostedBy(apiBase, () => originsOf(apiBase)) : stripesOwn,
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
