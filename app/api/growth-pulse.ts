import * as z from "zod"
import { listEntries } from "../domain/growth-pulse/list-entries.server"
import { Entry, Stats, SubmitResponse } from "../domain/growth-pulse/schema"
import { submitResponse } from "../domain/growth-pulse/submit-response.server"
import { nextQuestion } from "../domain/growth-pulse/todays-question.server"
import { PageQuery } from "../domain/kernel/page"
import { mapQuery } from "../domain/kernel/query.server"
import type { Endpoints } from "../http/endpoint.server"
import { read, work } from "../http/endpoint-kinds.server"

const EntryAnswer = z.object({ entry: Entry })

export const growthPulse: Endpoints = {
  "GET /api/growth-pulse/question": read({
    scope: "read",
    cost: "read",
    summary: "A reflection question; never the one that was given last.",
    output: z.object({ question: z.string() }),
    query: (deps, who, _, writer) => mapQuery(nextQuestion(deps, who, writer), (question) => () => ({ question })),
  }),
  "GET /api/growth-pulse/history": read({
    scope: "read",
    cost: "read",
    summary: "The user's reflections, newest first, with their figures.",
    input: PageQuery,
    output: z.object({ stats: Stats, entries: z.array(Entry), nextCursor: z.string().nullable() }),
    query: (deps, who, page) =>
      mapQuery(listEntries(deps, who, page), (list) => (actor) => ({ ...list, stats: list.stats(actor) })),
  }),
  "POST /api/growth-pulse/response": work({
    scope: "write",
    cost: "write",
    body: "json",
    summary: "Stores an answer; its analysis is waited for up to 5 seconds.",
    input: SubmitResponse,
    output: EntryAnswer,
    status: 201,
    early: 5,
    run: (deps, actor, input, { idempotency }) => submitResponse(deps, actor, input, idempotency),
    answer: (entry) => EntryAnswer.parse({ entry }),
  }),
}
