import Stripe from "stripe"
import type { Payments } from "../../../app/domain/kernel/payments"
import { type StripeSettings, stripeClient } from "./client"
import { readEvent } from "./event"
import { codeOf, failureOf, nullIfRefused } from "./failure"
import { openPlanChange } from "./portal"
import { ensurePrices } from "./prices"
import { Checkout, WithId } from "./shapes"
import { readSubscriptions } from "./subscriptions"

export type StripePayments = Omit<Payments, "hostedOrigins"> & { failureOf: typeof failureOf }

/** Implements all of the product's Stripe calls. Every response is validated before use. */
export function openStripe(settings: StripeSettings): StripePayments {
  const stripe = stripeClient(settings)
  return {
    failureOf,
    async createCustomer({ userId, email, name }, idempotencyKey) {
      const made = await stripe.customers.create({ email, name, metadata: { user_id: userId } }, { idempotencyKey })
      return WithId.parse(made).id
    },
    async deleteCustomer(customerId) {
      await nullIfRefused("resource_missing", () => stripe.customers.del(customerId))
    },
    ensurePrices: (wanted, key) => ensurePrices(stripe, wanted, key),
    async openCheckout({ customerId, userId, priceId, successUrl, cancelUrl }, idempotencyKey) {
      const order: Stripe.Checkout.SessionCreateParams = {
        mode: "subscription",
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: priceId, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        metadata: { user_id: userId },
        subscription_data: { metadata: { user_id: userId } },
      }
      return Checkout.parse(await stripe.checkout.sessions.create(order, { idempotencyKey }))
    },
    async findCheckout(checkoutId) {
      const found = await nullIfRefused("resource_missing", () => stripe.checkout.sessions.retrieve(checkoutId))
      return found ? Checkout.parse(found) : null
    },
    async expireCheckout(checkoutId) {
      try {
        await stripe.checkout.sessions.expire(checkoutId)
      } catch (error) {
        // Only an open session can be expired. Stripe refuses any other with a generic invalid request error.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        if (codeOf(error) !== "resource_missing") {
          const now = Checkout.parse(await stripe.checkout.sessions.retrieve(checkoutId))
          if (now.status === "open") throw error
        }
      }
    },
    openPlanChange: (change) => openPlanChange(stripe, change),
    readSubscriptions: (customerId) => readSubscriptions(stripe, customerId),
    async setCancelAtPeriodEnd(subscriptionId, cancel) {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel })
    },
    async refund(paymentId) {
      // For a disputed charge, the bank has already taken the money and decides.
      await nullIfRefused("charge_disputed", () =>
        nullIfRefused("charge_already_refunded", () => stripe.refunds.create({ payment_intent: paymentId })),
      )
    },
    async endNow(subscriptionId) {
      await nullIfRefused("resource_missing", () => stripe.subscriptions.cancel(subscriptionId))
    },
    readEvent: (body, signature, now) => readEvent(stripe, settings.webhookSecret, body, signature, now),
  }
}
