import * as z from "zod"
import { cancelSubscription, resumeSubscription } from "../domain/billing/cancel-subscription.server"
import { findSubscription, subscriptionResponse } from "../domain/billing/get-subscription.server"
import { offeredPlans } from "../domain/billing/offers"
import { receiveEvent } from "../domain/billing/record-event.server"
import { startCheckout } from "../domain/billing/start-checkout.server"
import { Plans, StartCheckout, SubscriptionResponse, SubscriptionView } from "../domain/billing/subscription-schema"
import { mapQuery } from "../domain/kernel/query.server"
import { change, type Endpoints, message, open, read } from "../http/endpoint.server"

const Changed = z.object({ subscription: SubscriptionView })

export const billing: Endpoints = {
  "GET /api/billing/plans": open({
    cost: "light",
    summary: "The plans, with their prices and limits.",
    output: Plans,
    run: async ({ deps }) => {
      const plans = offeredPlans(deps.payments !== null)
      return Response.json({ plans }, { headers: { "Cache-Control": "public, max-age=300" } })
    },
  }),
  "GET /api/billing/subscription": read({
    cost: "read",
    summary: "The user's plan, what it allows, what is used, and the subscription behind it.",
    output: SubscriptionResponse,
    query: (deps, who) =>
      mapQuery(findSubscription(deps, who), (state) => (actor) => subscriptionResponse(actor, state)),
  }),
  "POST /api/billing/create-checkout-session": change({
    cost: "payment",
    summary: "The address of the page on which a plan is paid for or, for who has one, its change confirmed.",
    session: true,
    idempotent: true,
    input: StartCheckout,
    output: z.object({ url: z.string() }),
    run: ({ deps, request, idempotency }, actor, input) =>
      startCheckout(deps, actor, input, { origin: new URL(request.url).origin, idempotency }),
  }),
  "POST /api/billing/cancel-subscription": change({
    cost: "payment",
    summary: "Has the subscription end with the period that is paid for.",
    session: true,
    output: Changed,
    run: ({ deps }, actor) => cancelSubscription(deps, actor),
  }),
  "POST /api/billing/resume-subscription": change({
    cost: "payment",
    summary: "Takes a cancellation back while the subscription still runs.",
    session: true,
    output: Changed,
    run: ({ deps }, actor) => resumeSubscription(deps, actor),
  }),
  "POST /api/billing/webhook": message({
    cost: "message",
    summary: "Signed events of the payment provider.",
    output: z.object({ received: z.literal(true) }),
    run: async ({ deps, request }, body) => {
      await receiveEvent(deps, body, request.headers.get("Stripe-Signature"))
      return { received: true as const }
    },
  }),
}
