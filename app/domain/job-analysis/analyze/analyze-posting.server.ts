import { type Idempotency, type StartedJob, startJob } from "../../jobs/start-job.server"
import type { Deps } from "../../kernel/deps"
import { DomainError } from "../../kernel/errors"
import type { Actor } from "../../users/actor"
import type { AnalyzePosting } from "../schema"
import { analyzeFile } from "../source/analyze-file.server"
import { analyzePageJob } from "../source/analyze-page-job.server"
import { requirePublicAddress } from "../source/read-page.server"
import { analyzePostingJob } from "./analyze-posting-job.server"

/** Job analysis requires a paid plan. Refuses with `upgrade_required`. */
export function requireJobAnalysis({ tier }: Actor): void {
  if (tier === "free") {
    throw new DomainError("upgrade_required", "This feature requires a Pro subscription to access.")
  }
}

/**
 * Starts the analysis of a posting: a pasted text, a page or a PDF. Refuses with `upgrade_required` on the free plan,
 * and with `invalid` for an address or a file that can never be read.
 */
export async function analyzePosting(
  deps: Deps,
  actor: Actor,
  input: AnalyzePosting,
  idempotency: Idempotency | null = null,
): Promise<StartedJob> {
  requireJobAnalysis(actor)
  if (input.type === "file") return analyzeFile(deps, actor, input.file, idempotency)
  const { source } = input
  const subjectId = deps.newId()
  if (input.type === "text") {
    const { content } = input
    return startJob(deps, actor, analyzePostingJob, { subjectId, input: { source, content }, idempotency })
  }
  requirePublicAddress(deps, source)
  return startJob(deps, actor, analyzePageJob, { subjectId, input: { source }, idempotency })
}
