import * as z from "zod"
import { mapQuery } from "../domain/kernel/query.server"
import { findReadiness } from "../domain/readiness/get-readiness.server"
import { perMetric } from "../domain/readiness/rules"
import type { Readiness } from "../domain/readiness/schema"
import type { Endpoints } from "../http/api/endpoint.server"
import { read } from "../http/api/endpoint-kinds.server"

const percent = z.number().int().min(0).max(100)

const Metric = z.object({
  percentage: percent,
  description: z.string(),
  weight: percent,
  label: z.string(),
  inputs: z.array(z.object({ label: z.string(), value: z.string() })),
  next: z.object({ text: z.string(), to: z.string(), gain: z.number().int() }).nullable(),
})

const ReadinessAnswer = z.object({
  overall_readiness_score: percent,
  breakdown_metrics: z.object(perMetric(() => Metric)),
})

export const dashboard: Endpoints = {
  "GET /api/user/personal-brand-readiness": read({
    scope: "read",
    cost: "read",
    summary: "The readiness score and the four metrics it is the weighted mean of.",
    output: ReadinessAnswer,
    query: (deps, who) => mapQuery(findReadiness(deps, who), (readiness) => (actor) => answered(readiness(actor))),
  }),
}

function answered({ score, metrics }: Readiness): z.output<typeof ReadinessAnswer> {
  const byKey = Object.fromEntries(metrics.map(({ key, ...metric }) => [key, metric]))
  return ReadinessAnswer.parse({ overall_readiness_score: score, breakdown_metrics: byKey })
}
