import * as z from "zod"
import { cancelSubscription, resumeSubscription } from "../domain/billing/cancel-subscription.server"
import { findSubscription, subscriptionResponse } from "../domain/billing/get-subscription.server"
import { offeredPlans } from "../domain/billing/offers"
import { receiveEvent } from "../domain/billing/record-event.server"
import { startCheckout } from "../domain/billing/start-checkout.server"
import { Plans, StartCheckout, SubscriptionResponse, SubscriptionView } from "../domain/billing/subscription-schema"
import { mapQuery } from "../domain/kernel/query.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, message, open, read } from "../http/api/endpoint-kinds.server"
import { reply } from "../http/api/reply"

const Changed = z.object({ subscription: SubscriptionView })

export const billing: Endpoints = {
  "GET /api/billing/plans": open({
    scope: "anyone",
    cost: "light",
    summary: "The plans, with their prices and limits.",
    output: Plans,
    run: async (deps) =>
      reply({ plans: offeredPlans(deps.payments !== null) }, { headers: [["Cache-Control", "public, max-age=300"]] }),
  }),
  "GET /api/billing/subscription": read({
    scope: "read",
    cost: "read",
    summary: "The user's plan with its limits, usage and subscription.",
    output: SubscriptionResponse,
    query: (deps, who) =>
      mapQuery(findSubscription(deps, who), (state) => (actor) => subscriptionResponse(actor, state)),
  }),
  "POST /api/billing/create-checkout-session": change({
    scope: "session",
    cost: "payment",
    body: "json",
    summary: "The URL of the page where a plan is paid for or, for a subscriber, where a plan change is confirmed.",
    idempotent: true,
    input: StartCheckout,
    output: z.object({ url: z.string() }),
    run: (deps, actor, input, { origin, idempotency }) => startCheckout(deps, actor, input, { origin, idempotency }),
  }),
  "POST /api/billing/cancel-subscription": change({
    scope: "session",
    cost: "payment",
    body: "none",
    summary: "Cancels the subscription at the end of the paid period.",
    output: Changed,
    run: (deps, actor) => cancelSubscription(deps, actor),
  }),
  "POST /api/billing/resume-subscription": change({
    scope: "session",
    cost: "payment",
    body: "none",
    summary: "Undoes a cancellation while the subscription is still active.",
    output: Changed,
    run: (deps, actor) => resumeSubscription(deps, actor),
  }),
  "POST /api/billing/webhook": message({
    scope: "anyone",
    cost: "message",
    summary: "Receives signed events from the payment provider.",
    output: z.object({ received: z.literal(true) }),
    signature: "Stripe-Signature",
    run: async (deps, _, { text, signature }) => {
      await receiveEvent(deps, text, signature)
      return { received: true as const }
    },
  }),
}
