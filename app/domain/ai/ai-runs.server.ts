import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { ModelAnswer, ModelRequest } from "../kernel/model"
import { type PageQuery, pageOf } from "../kernel/page"
import { type Query, query, type Statement, type Who } from "../kernel/query.server"
import type { AiPurpose } from "../users/ai-purpose"
import { insertRun, selectRun, selectRuns } from "./repository.server"

/** Provider calls made for the user, newest first, without the sent content. */
export function listAiRuns(deps: Deps, who: Who, page: PageQuery) {
  return query([selectRuns(deps, who, page)], (rows) => {
    const { rows: runs, nextCursor } = pageOf(rows, page.limit)
    return { runs, nextCursor }
  })
}

/** One provider call with all sent content; null if the user has no such call. */
export function findAiRun(
  deps: Deps,
  who: Who,
  id: string,
): Query<Awaited<ReturnType<typeof selectRun>>[number] | null> {
  return query([selectRun(deps, who, id)], ([run]) => run ?? null)
}

/** A finished provider call. */
export interface EndedRun {
  userId: string
  purpose: AiPurpose
  request: ModelRequest
  startedAt: Date
  /** Null if there was no usable answer. */
  answer: ModelAnswer | null
  /** "ok", or the reason why there is no answer. */
  outcome: string
}

/** Records a call exactly as sent, which is after redaction of names and contact details. */
export function recordAiRun(deps: Deps, { userId, purpose, request, startedAt, answer, outcome }: EndedRun): Statement {
  return insertRun(deps, {
    userId,
    id: deps.newId(),
    purpose,
    model: answer?.model ?? deps.settings.aiModel,
    sent: [request.instructions, ...request.data].join("\n\n"),
    inputTokens: answer?.inputTokens ?? null,
    outputTokens: answer?.outputTokens ?? null,
    outcome,
    milliseconds: deps.now().getTime() - startedAt.getTime(),
    createdAt: iso(startedAt),
  })
}
