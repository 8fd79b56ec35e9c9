import { startJob } from "../../jobs/start-job.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import type { Actor } from "../../users/actor"
import type { AnalysisRow } from "../analysis-row"
import { changedElsewhere } from "../applications/change-analysis.server"
import { analysisStands, updateAnalysis } from "../repository.server"
import type { CorrectPosting } from "../schema"
import { requireJobAnalysis } from "./analyze-posting.server"
import { readAgainJob } from "./read-again-job.server"

/**
 * Stores a posting's text as corrected by the user and starts its analysis again. With a `version`, refuses with
 * `conflict` unless it is current. Refuses with `not_found` and `upgrade_required`.
 */
export async function correctPosting(
  deps: Deps,
  actor: Actor,
  { version, text }: CorrectPosting,
  row: AnalysisRow | null,
) {
  requireJobAnalysis(actor)
  if (!row) throw notFound("This job analysis")
  const { userId } = actor
  const at = version ?? row.version
  return startJob(deps, actor, readAgainJob, {
    subjectId: row.id,
    input: { reads: true },
    only: { holds: analysisStands(userId, row.id, at), refusal: async () => changedElsewhere() },
    writes: (made) => [updateAnalysis(deps, userId, row.id, at, { text, updatedAt: iso(deps.now()) }, made)],
  })
}

/** Starts matching a posting with the current record. Refuses with `not_found` and `upgrade_required`. */
export async function matchAgain(deps: Deps, actor: Actor, row: AnalysisRow | null) {
  requireJobAnalysis(actor)
  if (!row) throw notFound("This job analysis")
  return startJob(deps, actor, readAgainJob, { subjectId: row.id, input: { reads: false } })
}
