import * as z from "zod"
import { planList } from "../domain/billing/plans"
import { checkHealth } from "../domain/health.server"
import { TrackEvent } from "../domain/tracking/schema"
import { track } from "../domain/tracking/track.server"
import { type Endpoints, open } from "../http/endpoint.server"
import { currentActor } from "../http/session.server"

const limit = z.union([z.number().int(), z.literal("unlimited")])

const Plans = z.object({
  plans: z.array(
    z.object({
      id: z.enum(["free", "starter", "pro"]),
      name: z.string(),
      price: z.number(),
      annualPrice: z.number(),
      stripePriceId: z.string().nullable(),
      annualPriceId: z.string().nullable(),
      popular: z.boolean(),
      limits: z.object({ growthPulse: limit, content: limit }),
      features: z.array(z.string()),
    }),
  ),
})

/** Calls about the product itself rather than about a user. */
export const product: Endpoints = {
  "GET /api/billing/plans": open({
    summary: "The plans, with their prices and limits.",
    output: Plans,
    run: async () => {
      // Without a payment provider a plan has no price to buy it by.
      const plans = planList.map((plan) => ({ ...plan, stripePriceId: null, annualPriceId: null }))
      return Response.json({ plans }, { headers: { "Cache-Control": "public, max-age=300" } })
    },
  }),
  "POST /api/events": open({
    summary: "Counts something that happened in the product.",
    input: TrackEvent,
    status: 204,
    run: async ({ deps, context }, event) => {
      const actor = await currentActor(context)
      await track(deps, event, actor?.userId ?? null)
      return null
    },
  }),
  "GET /api/health": open({
    summary: "Whether the database, the bucket and the queue can be reached.",
    output: z.object({ status: z.enum(["ok", "down"]), checks: z.record(z.string(), z.enum(["ok", "down"])) }),
    run: async ({ deps }) => {
      const health = await checkHealth(deps)
      return Response.json(health, { status: health.status === "ok" ? 200 : 503 })
    },
  }),
}
