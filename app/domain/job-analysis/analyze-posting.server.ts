import { type Idempotency, startJob } from "../jobs/start-job.server"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import type { Actor } from "../users/actor"
import { analyzePostingJob } from "./analyze-posting-job.server"
import type { AnalyzePosting } from "./schema"

/** Job analysis is for paying plans. Refuses with `upgrade_required`. */
export function requireJobAnalysis({ tier }: Actor): void {
  if (tier === "free") {
    throw new DomainError("upgrade_required", "This feature requires a Pro subscription to access.")
  }
}

/** Starts the reading of a posting. Refuses with `upgrade_required` on the free plan. */
export async function analyzePosting(
  deps: Deps,
  actor: Actor,
  { source, content }: AnalyzePosting,
  idempotency: Idempotency | null = null,
) {
  requireJobAnalysis(actor)
  return startJob(deps, actor, analyzePostingJob, {
    subjectId: deps.newId(),
    input: { source, content },
    idempotency,
  })
}
