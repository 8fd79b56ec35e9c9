import { requireJobAnalysis } from "../../job-analysis/analyze/analyze-posting.server"
import { findStoredAnalysis } from "../../job-analysis/list-analyses.server"
import { type Idempotency, type StartedJob, startJob } from "../../jobs/start-job.server"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { generateTailoredJob } from "./generate-tailored-job.server"
import type { GenerateTailored } from "./schema"

/**
 * Queues content tailored to an analyzed posting. Takes one unit of the content limit, which a failed generation
 * returns. Refuses with `upgrade_required` on the free plan, with `not_found` for a missing posting or another user's,
 * and with `limit_reached` when the units are used up.
 */
export async function generateTailored(
  deps: Deps,
  actor: Actor,
  { jobAnalysisId, contentType }: GenerateTailored,
  idempotency: Idempotency | null = null,
): Promise<StartedJob> {
  requireJobAnalysis(actor)
  const found = await runQuery(deps.db, findStoredAnalysis(deps, actor.userId, jobAnalysisId))
  if (!found) throw notFound("This job analysis")
  return startJob(deps, actor, generateTailoredJob, {
    subjectId: deps.newId(),
    input: { jobAnalysisId, contentType },
    hold: { feature: "content", kept: false },
    idempotency,
  })
}
