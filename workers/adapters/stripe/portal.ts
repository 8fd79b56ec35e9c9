import type Stripe from "stripe"
import * as z from "zod"
import type { KnownPrice, PlanChange } from "../../../app/domain/kernel/payments"
import { List, WithId } from "./shapes"

const Configuration = WithId.extend({ metadata: z.record(z.string(), z.string()).nullish() })

/** Creates a Stripe portal session in which a customer reviews and confirms the cost of a plan change. */
export async function openPlanChange(stripe: Stripe, change: PlanChange): Promise<string> {
  const session = await stripe.billingPortal.sessions.create({
    customer: change.customerId,
    configuration: await configurationFor(stripe, change.offered),
    return_url: change.returnUrl,
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: change.subscriptionId,
        items: [{ id: change.itemId, price: change.priceId, quantity: 1 }],
      },
      after_completion: { type: "redirect", redirect: { return_url: change.doneUrl } },
    },
  })
  return z.object({ url: z.string() }).parse(session).url
}

/** Finds the portal configuration that allows exactly our prices, or creates it. */
async function configurationFor(stripe: Stripe, offered: readonly KnownPrice[]): Promise<string> {
  const catalog = offered.map(({ priceId }) => priceId).join(",")
  const answer = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const found = List(Configuration)
    .parse(answer)
    .data.find(({ metadata }) => metadata?.catalog === catalog)
  if (found) return found.id
  const products = new Set(offered.map(({ productId }) => productId))
  const made = await stripe.billingPortal.configurations.create({
    metadata: { catalog },
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        proration_behavior: "always_invoice",
        products: [...products].map((product) => ({
          product,
          prices: offered.filter(({ productId }) => productId === product).map(({ priceId }) => priceId),
        })),
      },
    },
  })
  return WithId.parse(made).id
}
