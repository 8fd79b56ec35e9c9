import * as z from "zod"
import { analyzeContent } from "../domain/influence/analysis/analyze-content.server"
import { listAnalyses } from "../domain/influence/analysis/list-analyses.server"
import { addEngagement } from "../domain/influence/engagement/add-engagement.server"
import { deleteEngagement, restoreEngagement } from "../domain/influence/engagement/delete-engagement.server"
import { listEngagements } from "../domain/influence/engagement/list-engagements.server"
import {
  AddEngagement,
  AnalyzeContent,
  ContentAnalysisView,
  EngagementView,
  InfluenceScoreView,
} from "../domain/influence/schema"
import { getScore } from "../domain/influence/score/get-score.server"
import { PageQuery } from "../domain/kernel/page"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, read, work } from "../http/api/endpoint-kinds.server"

const Id = z.object({ id: z.string().max(100) })
const One = z.object({ analysis: ContentAnalysisView })

export const influence: Endpoints = {
  "GET /api/influence/score": read({
    scope: "read",
    cost: "read",
    summary: "The influence score with its parts and their weights, and the scores of the last days.",
    output: InfluenceScoreView,
    polled: true,
    query: (deps, who) => getScore(deps, who),
  }),
  "GET /api/influence/analysis-history": read({
    scope: "read",
    cost: "read",
    summary: "The analyzed texts with the feedback on each criterion, newest first.",
    input: PageQuery,
    output: z.object({ feedback: z.array(ContentAnalysisView), nextCursor: z.string().nullable() }),
    query: (deps, who, page) => listAnalyses(deps, who, page),
  }),
  "GET /api/influence/engagement": read({
    scope: "read",
    cost: "read",
    summary: "The published pieces with every reading of their counts, newest first.",
    input: PageQuery,
    output: z.object({ metrics: z.array(EngagementView), nextCursor: z.string().nullable() }),
    query: (deps, who, page) => listEngagements(deps, who, page),
  }),
  "POST /api/influence/analyze-content": work({
    scope: "write",
    cost: "write",
    body: "json",
    summary: "Analyzes a published text by a fixed rubric. The same text gets its stored result.",
    input: AnalyzeContent,
    output: One,
    status: 201,
    run: (deps, actor, input, { idempotency }) => analyzeContent(deps, actor, input, idempotency),
    answer: (analysis) => One.parse({ analysis }),
  }),
  "POST /api/influence/engagement": change({
    scope: "write",
    cost: "change",
    body: "json",
    summary: "Records the counts of a published piece. A known piece gets another reading; the latest one counts.",
    idempotent: true,
    input: AddEngagement,
    output: z.object({ metric: EngagementView }),
    status: 201,
    run: async (deps, actor, input, { idempotency }) => ({
      metric: await addEngagement(deps, actor, input, idempotency),
    }),
  }),
  "DELETE /api/influence/engagement/{id}": change({
    scope: "write",
    cost: "change",
    body: "none",
    summary: "Deletes a published piece with its readings. It can be restored for 30 days.",
    input: Id,
    status: 204,
    run: async (deps, actor, { id }) => {
      await deleteEngagement(deps, actor, id)
      return null
    },
  }),
  "POST /api/influence/engagement/{id}/restore": change({
    scope: "write",
    cost: "change",
    body: "none",
    summary: "Restores a deleted piece.",
    input: Id,
    status: 204,
    run: async (deps, actor, { id }) => {
      await restoreEngagement(deps, actor, id)
      return null
    },
  }),
}
