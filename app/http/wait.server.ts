import { waitForJob } from "../domain/jobs/get-job.server"
import { isOver, type JobStatus, type JobType } from "../domain/jobs/schema"
import type { StartedJob } from "../domain/jobs/start-job.server"
import { DomainError, errorCodes } from "../domain/kernel/errors"
import { runQuery } from "../domain/kernel/query.server"
import type { Actor } from "../domain/users/actor"
import { resultOf } from "../job-results.server"
import type { Call } from "./call"

const defaultWait = 25
const longestWait = 55

/** Seconds to wait for background work, as `Prefer` says (RFC 7240). */
function secondsToWait(prefer: string | null, otherwise = defaultWait): number {
  if (prefer && /\brespond-async\b/i.test(prefer)) return 0
  const wanted = /\bwait\s*=\s*"?(\d+)/i.exec(prefer ?? "")?.[1]
  return wanted === undefined ? otherwise : Math.min(Number(wanted), longestWait)
}

/**
 * Answers a call that started background work: its ordinary answer when it is done in time, `202` with the job when
 * it is not, the failure's status where it failed. With `early` the record already stands, and is answered as it is.
 */
export async function answerJob(
  { deps, request }: Call,
  actor: Actor,
  { jobId, kind, repeated }: StartedJob,
  early: number | null,
  respond: (found: unknown) => Response,
): Promise<Response> {
  const prefer = request.headers.get("Prefer")
  const seconds = secondsToWait(prefer, early ?? defaultWait)
  // Who does not want to wait is not made to: what was just started needs no look.
  if (seconds === 0 && !repeated) return accepted(jobId, kind, "queued")
  const job = await waitForJob(deps, actor.userId, jobId, seconds)
  const standsEarly = early !== null && !/respond-async/i.test(prefer ?? "")
  if (job.status === "succeeded" || standsEarly) {
    return respond(await runQuery(deps.db, resultOf(deps, actor.userId, job)))
  }
  if (isOver(job.status)) throw failure(job.errorCode, job.error)
  return accepted(job.id, job.type, job.status)
}

function accepted(id: string, kind: JobType, status: JobStatus): Response {
  return Response.json({ job: { id, kind, status } }, { status: 202, headers: { Location: `/api/jobs/${id}` } })
}

function failure(code: string | null, error: string | null): DomainError {
  const known = errorCodes.find((word) => word === code) ?? "internal"
  return new DomainError(known, error ?? "This could not be done.")
}
