import { errorText, waitForJob } from "../../domain/jobs/get-job.server"
import { isOver, type JobStatus, type JobType } from "../../domain/jobs/schema"
import type { StartedJob } from "../../domain/jobs/start-job.server"
import type { Deps } from "../../domain/kernel/deps"
import { DomainError, errorCodes } from "../../domain/kernel/errors"
import { runQuery } from "../../domain/kernel/query.server"
import type { Actor } from "../../domain/users/actor"
import { resultOf } from "../../job-results.server"
import type { WaitPreference } from "./call"
import { type Reply, reply } from "./reply"

const defaultWait = 25
const longestWait = 55

/** The caller's wait preference from the `Prefer` header (RFC 7240). */
export function waitPreferenceOf(prefer: string | null): WaitPreference {
  const wanted = /\bwait\s*=\s*"?(\d+)/i.exec(prefer ?? "")?.[1]
  return { seconds: wanted === undefined ? null : Number(wanted), async: /\brespond-async\b/i.test(prefer ?? "") }
}

/**
 * Answers a call that started background work: the normal answer if the work finishes in time, `202` with the job if it
 * does not, and the failure's status if it failed. With `early`, the record already exists and is returned in its
 * current state.
 */
export async function answerJob<Output>(
  deps: Deps,
  actor: Actor,
  { jobId, kind, repeated }: StartedJob,
  patience: WaitPreference,
  early: number | null,
  answer: (found: unknown) => Output,
): Promise<Output | Reply> {
  const seconds = patience.async ? 0 : Math.min(patience.seconds ?? early ?? defaultWait, longestWait)
  // A caller that does not wait gets the new job without another query.
  if (seconds === 0 && !repeated) return accepted(jobId, kind, "queued")
  const job = await waitForJob(deps, actor.userId, jobId, seconds)
  const standsEarly = early !== null && !patience.async
  if (job.status === "succeeded" || standsEarly) {
    return answer(await runQuery(deps.db, resultOf(deps, actor.userId, job)))
  }
  if (isOver(job.status)) throw failure(job.errorCode, errorText(job))
  return accepted(job.id, job.type, job.status)
}

/** The job instead of its result, if it is not done in time. */
function accepted(id: string, kind: JobType, status: JobStatus): Reply {
  return reply({ job: { id, kind, status } }, { status: 202, headers: [["Location", `/api/jobs/${id}`]] })
}

function failure(code: string | null, error: string | null): DomainError {
  const known = errorCodes.find((word) => word === code) ?? "internal"
  return new DomainError(known, error ?? "This could not be completed. Please try again.")
}
