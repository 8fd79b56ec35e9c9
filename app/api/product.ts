import * as z from "zod"
import { checkHealth } from "../domain/kernel/health.server"
import { maxEventBytes, TrackEvent } from "../domain/tracking/schema"
import { track } from "../domain/tracking/track.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { open } from "../http/api/endpoint-kinds.server"
import { reply } from "../http/api/reply"

/** Calls about the product itself rather than about a user. */
export const product: Endpoints = {
  "POST /api/events": open({
    scope: "anyone",
    cost: "event",
    body: "json",
    summary: "Counts a product event.",
    input: TrackEvent,
    maxBytes: maxEventBytes,
    status: 204,
    identifies: true,
    run: async (deps, actor, event) => {
      await track(deps, event, actor?.userId ?? null)
      return null
    },
  }),
  "GET /api/health": open({
    scope: "anyone",
    cost: "read",
    summary: "Reports whether the database, the bucket and the queue can be reached.",
    output: z.object({ status: z.enum(["ok", "down"]), checks: z.record(z.string(), z.enum(["ok", "down"])) }),
    run: async (deps) => {
      const health = await checkHealth(deps)
      return reply(health, { status: health.status === "ok" ? 200 : 503 })
    },
  }),
}
