import { type Idempotency, type StartedJob, startJob } from "../../jobs/start-job.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import type { Actor } from "../../users/actor"
import { dayOrToday } from "../day-given"
import { requirePro } from "../require-pro"
import type { AnalyzeContent } from "../schema"
import { bumpInputs } from "../score/repository.server"
import { analysisId } from "./analysis-id.server"
import { analyzeContentJob } from "./analyze-content-job.server"
import { insertAnalysis } from "./repository.server"

/**
 * Stores a text and queues its analysis. The same text of the same kind keeps its stored result and gets the new day.
 * `contentId` is the document in this product that the text was taken from. Refuses with `pro_required`, and with
 * `invalid` for a day in the future.
 */
export async function analyzeContent(
  deps: Deps,
  actor: Actor,
  { contentText, contentType, publishedAt, contentId = null }: AnalyzeContent & { contentId?: string | null },
  idempotency: Idempotency | null = null,
): Promise<StartedJob> {
  requirePro(actor)
  const { userId } = actor
  const now = deps.now()
  const publishedOn = dayOrToday(now, publishedAt, "publishedAt")
  const id = await analysisId(deps, userId, { contentType, contentText })
  const row = { userId, id, contentType, contentText, contentId, publishedOn, createdAt: iso(now) }
  return startJob(deps, actor, analyzeContentJob, {
    subjectId: id,
    input: {},
    idempotency,
    writes: (guard) => [...insertAnalysis(deps, row, guard), bumpInputs(deps, userId, iso(now), guard)],
  })
}
