import * as z from "zod"
import { deleteEntry } from "../domain/growth-pulse/entries/delete-entry.server"
import { editEntry } from "../domain/growth-pulse/entries/edit-entry.server"
import { findEntryDetail } from "../domain/growth-pulse/entries/get-entry.server"
import { findReflection } from "../domain/growth-pulse/entries/lines-of-entry.server"
import { listEntries } from "../domain/growth-pulse/entries/list-entries.server"
import { submitResponse } from "../domain/growth-pulse/entries/submit-response.server"
import { answerFollowUp } from "../domain/growth-pulse/follow-up/answer-follow-up.server"
import { nextQuestion } from "../domain/growth-pulse/question/todays-question.server"
import {
  AnswerFollowUp,
  DeleteEntry,
  EditEntry,
  Entry,
  EntryDetail,
  Stats,
  SubmitResponse,
} from "../domain/growth-pulse/schema"
import { PageQuery } from "../domain/kernel/page"
import { mapQuery } from "../domain/kernel/query.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { changeWith, read, work } from "../http/api/endpoint-kinds.server"

const EntryAnswer = z.object({ entry: Entry })
const Id = z.object({ id: z.string() })

export const growthPulse: Endpoints = {
  "GET /api/growth-pulse/question": read({
    scope: "read",
    cost: "read",
    summary: "A reflection question, never the same one twice in a row.",
    output: z.object({ question: z.string(), hint: z.string() }),
    query: (deps, who, _, writer) => mapQuery(nextQuestion(deps, who, writer), (asked) => () => asked),
  }),
  "GET /api/growth-pulse/history": read({
    scope: "read",
    cost: "read",
    summary: "The user's reflections, newest first, with progress statistics.",
    input: PageQuery,
    output: z.object({ stats: Stats, entries: z.array(Entry), nextCursor: z.string().nullable() }),
    query: (deps, who, page) =>
      mapQuery(listEntries(deps, who, page), (list) => (actor) => ({ ...list, stats: list.stats(actor) })),
  }),
  "GET /api/growth-pulse/entries/{id}": read({
    scope: "read",
    cost: "read",
    summary: "A reflection with its proposed lines and its open follow-up question.",
    input: Id,
    output: EntryDetail,
    version: ({ entry }) => entry.version,
    query: (deps, who, { id }) => mapQuery(findEntryDetail(deps, who, id), (found) => () => found),
  }),
  "PUT /api/growth-pulse/entries/{id}": changeWith({
    scope: "write",
    cost: "write",
    body: "json",
    summary: "Replaces the text of a reflection; documents keep the text they were written from.",
    input: Id.and(EditEntry),
    output: EntryAnswer,
    version: ({ entry }) => entry.version,
    needs: (deps, who, { id }) => findReflection(deps, who, id),
    run: async (deps, actor, input, _, found) => ({ entry: await editEntry(deps, actor, input, found) }),
  }),
  "DELETE /api/growth-pulse/entries/{id}": changeWith({
    scope: "write",
    cost: "change",
    body: "none",
    summary: "Deletes a reflection with its evidence and proposed lines; agreed lines stay unless `lines` is true.",
    input: DeleteEntry,
    status: 204,
    needs: (deps, who, { id }) => findReflection(deps, who, id),
    run: async (deps, actor, input, _, found) => {
      await deleteEntry(deps, actor, input, found)
      return null
    },
  }),
  "POST /api/growth-pulse/entries/{id}/follow-up": changeWith({
    scope: "write",
    cost: "write",
    body: "json",
    summary:
      "Answers the follow-up question about a reflection and proposes its lines again. Does not count toward the plan's limit.",
    input: Id.and(AnswerFollowUp),
    output: EntryDetail,
    status: 201,
    needs: (deps, who, { id }) => findReflection(deps, who, id),
    run: (deps, actor, input, _, found) => answerFollowUp(deps, actor, input, found),
  }),
  "POST /api/growth-pulse/response": work({
    scope: "write",
    cost: "write",
    body: "json",
    summary: "Stores an answer and waits up to 5 seconds for its analysis.",
    input: SubmitResponse,
    output: EntryAnswer,
    status: 201,
    early: 5,
    run: (deps, actor, input, { idempotency }) => submitResponse(deps, actor, input, idempotency),
    answer: (entry) => EntryAnswer.parse({ entry }),
  }),
}
