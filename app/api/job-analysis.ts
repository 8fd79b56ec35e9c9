import * as z from "zod"
import { ContentView } from "../domain/content/schema"
import { generateTailored } from "../domain/content/tailored/generate-tailored.server"
import { GenerateTailored } from "../domain/content/tailored/schema"
import { analysisView } from "../domain/job-analysis/analysis-view"
import { analyzePosting } from "../domain/job-analysis/analyze/analyze-posting.server"
import { correctPosting, matchAgain } from "../domain/job-analysis/analyze/correct-posting.server"
import { changeAnalysis } from "../domain/job-analysis/applications/change-analysis.server"
import { deleteAnalysis } from "../domain/job-analysis/delete-analysis.server"
import { findAnalysis, findStoredAnalysis, listAnalyses } from "../domain/job-analysis/list-analyses.server"
import { applicationStatuses } from "../domain/job-analysis/rules"
import {
  AnalysisSummary,
  AnalysisView,
  AnalyzePosting,
  ChangeAnalysis,
  CorrectPosting,
} from "../domain/job-analysis/schema"
import { PageQuery } from "../domain/kernel/page"
import { mapQuery, runQuery } from "../domain/kernel/query.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, changeWith, read, work } from "../http/api/endpoint-kinds.server"
import { reply } from "../http/api/reply"

const Id = z.object({ id: z.string() })
const ListQuery = PageQuery.extend({ status: z.enum(applicationStatuses, "This is not a status.").optional() })

/** The `Link` header that points to the next page (RFC 8288). */
function nextLink(cursor: string, { limit, status }: z.output<typeof ListQuery>): string {
  const query = new URLSearchParams({ limit: String(limit), cursor, ...(status ? { status } : {}) })
  return `</api/job-analysis?${query}>; rel="next"`
}

export const jobAnalysis: Endpoints = {
  "GET /api/job-analysis": read({
    scope: "read",
    cost: "read",
    summary: "The user's analyzed postings, newest first, as a bare list; a Link header names the next page.",
    input: ListQuery,
    output: z.array(AnalysisSummary),
    query: (deps, who, { status, ...page }) =>
      mapQuery(listAnalyses(deps, who, page, status), ({ analyses, nextCursor }) => () => {
        const headers: [string, string][] = nextCursor ? [["Link", nextLink(nextCursor, { status, ...page })]] : []
        return reply(analyses, { headers })
      }),
  }),
  "POST /api/job-analysis/analyze": work({
    scope: "write",
    cost: "write",
    body: "json or multipart",
    summary:
      "Reads a job posting: its facts, its skills and its requirements in the posting's own words. `type` is text, url or file; a PDF is sent as a form with the field `file`. `score` and `band` are null for a text that has neither a title nor requirements, and for a posting that asks for too little to score.",
    input: AnalyzePosting,
    output: AnalysisView,
    status: 201,
    run: (deps, actor, input, { idempotency }) => analyzePosting(deps, actor, input, idempotency),
    answer: (found) => AnalysisView.parse(found),
  }),
  "POST /api/job-analysis/generate-content": work({
    scope: "write",
    cost: "write",
    body: "json",
    summary: "Writes a resume, answers to the selection criteria or a series of posts for an analyzed posting.",
    input: GenerateTailored,
    output: ContentView,
    status: 201,
    run: (deps, actor, input, { idempotency }) => generateTailored(deps, actor, input, idempotency),
    answer: (found) => ContentView.parse(found),
  }),
  "GET /api/job-analysis/{id}": read({
    scope: "read",
    cost: "read",
    summary: "One analyzed posting with its requirements.",
    input: Id,
    output: AnalysisView,
    version: (analysis) => analysis.version,
    query: (deps, who, { id }) => mapQuery(findAnalysis(deps, who, id), (found) => () => found),
  }),
  "PUT /api/job-analysis/{id}": changeWith({
    scope: "write",
    cost: "change",
    body: "json",
    summary: "Changes an application: the posting's facts, its status, notes and next step.",
    input: Id.and(ChangeAnalysis),
    output: AnalysisView,
    version: (analysis) => analysis.version,
    needs: (deps, who, { id }) => findStoredAnalysis(deps, who, id),
    run: async (deps, actor, input, _, found) =>
      analysisView(
        await changeAnalysis(deps, actor, input, found, () =>
          runQuery(deps.db, findStoredAnalysis(deps, actor.userId, input.id)),
        ),
      ),
  }),
  "PUT /api/job-analysis/{id}/text": work({
    scope: "write",
    cost: "write",
    body: "json",
    summary: "Corrects a posting's text, which is then read again.",
    input: Id.and(CorrectPosting),
    output: AnalysisView,
    run: async (deps, actor, input) =>
      correctPosting(deps, actor, input, await runQuery(deps.db, findStoredAnalysis(deps, actor.userId, input.id))),
    answer: (found) => AnalysisView.parse(found),
  }),
  "POST /api/job-analysis/{id}/match": work({
    scope: "write",
    cost: "write",
    body: "none",
    summary: "Matches a posting again with the user's current record.",
    input: Id,
    output: AnalysisView,
    run: async (deps, actor, { id }) =>
      matchAgain(deps, actor, await runQuery(deps.db, findStoredAnalysis(deps, actor.userId, id))),
    answer: (found) => AnalysisView.parse(found),
  }),
  "DELETE /api/job-analysis/{id}": change({
    scope: "write",
    cost: "change",
    body: "none",
    summary: "Moves an analyzed posting to the trash.",
    input: Id,
    status: 204,
    run: async (deps, actor, { id }) => {
      await deleteAnalysis(deps, actor, id)
      return null
    },
  }),
}
