import { reflectionEvidence } from "../../evidence/record-evidence.server"
import type { AnalysisRow } from "../../job-analysis/analysis-row"
import { gapQuestion } from "../../job-analysis/gaps"
import { findJob } from "../../jobs/get-job.server"
import { startJob } from "../../jobs/start-job.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { DomainError, notFound } from "../../kernel/errors"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { analyzeEntryJob } from "../entries/analyze-entry-job.server"
import { insertEntry } from "../repository.server"
import type { AnswerGap } from "../schema"

/**
 * Stores the answer to a gap of a posting as a reflection, without using a unit, and returns the reflection's id.
 * Submitting it twice creates one reflection. Refuses with `not_found`, and with `conflict` for a different answer on
 * the same day.
 */
export async function answerGap(
  deps: Deps,
  actor: Actor,
  { requirement, response }: AnswerGap,
  posting: AnalysisRow | null,
): Promise<{ entryId: string; jobId: string }> {
  const asked = posting?.requirements.find(({ id }) => id === requirement)
  if (!posting || !asked) throw notFound("This requirement")
  const question = gapQuestion(asked)
  const entry = { userId: actor.userId, id: deps.newId(), evidenceId: deps.newId(), question, response }
  const row = { ...entry, createdAt: iso(deps.now()) }
  const { jobId, repeated } = await startJob(deps, actor, analyzeEntryJob, {
    subjectId: entry.id,
    input: { timeZone: actor.timeZone, cadence: actor.cadence },
    idempotency: { key: `gap:${posting.id}:${requirement}`, bodyHash: await deps.hash(response) },
    writes: (guard) => [insertEntry(deps, row, guard), reflectionEvidence(deps, row, row, guard)],
  }).catch((error: unknown) => {
    throw isConflict(error) ? new DomainError("conflict", answeredToday) : error
  })
  if (!repeated) return { entryId: entry.id, jobId }
  const job = await runQuery(deps.db, findJob(deps, actor.userId, jobId))
  return { entryId: job?.subjectId ?? entry.id, jobId }
}

const answeredToday = "You answered this today already. Add to that answer under Growth Pulse."
const isConflict = (error: unknown) => error instanceof DomainError && error.code === "conflict"
