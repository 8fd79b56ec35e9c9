import { sql } from "drizzle-orm"
import { iso, later, second } from "../kernel/clock"
import type { Deps, QueueName } from "../kernel/deps"
import { batch, changes } from "../kernel/query.server"
import { limitWrites, noticeWrites } from "../notifications/notice-writes.server"
import { returnUnit } from "../users/usage.server"
import type { JobOutcome, NextSlice } from "./definition.server"
import type { Failure } from "./failure"
import { jobMessage } from "./job-message"
import { claimIsValid, underClaim } from "./lease.server"
import { sendGrace } from "./rules"
import type { ClaimedJob } from "./schema"
import { jobs } from "./tables.server"

// The three ways in which a claim ends. Each takes effect only while the claim is valid.

export async function settle(deps: Deps, job: ClaimedJob, outcome: JobOutcome): Promise<void> {
  const guard = claimIsValid(job)
  const end = {
    status: "succeeded" as const,
    stage: null,
    attempts: job.attempts + 1,
    finishedAt: iso(deps.now()),
    ...(job.hold ? { holdState: "used" } : {}),
  }
  const done = await batch(deps.db, [
    ...outcome.writes(guard),
    ...noticeWrites(deps, job, outcome.notice, guard),
    ...limitWrites(deps, job, guard),
    deps.db.update(jobs).set(end).where(underClaim(job)),
  ])
  deps.log(changes(done.at(-1)) ? "job.succeeded" : "job.claim_lost", { jobId: job.id, type: job.type })
}

/**
 * Stores the progress of a slice and queues the next one; counts as neither a failure nor a wait. Progress also resets
 * the crash count, because work that advances is not killing its consumers.
 */
export async function continueLater(
  deps: Deps,
  job: ClaimedJob,
  queue: QueueName,
  { progress }: NextSlice,
): Promise<void> {
  const now = deps.now()
  const next = { status: "queued" as const, crashes: 0, notBefore: iso(now), wakeAt: later(now, sendGrace) }
  await batch(deps.db, [...progress(claimIsValid(job)), deps.db.update(jobs).set(next).where(underClaim(job))])
  await deps.send(queue, [jobMessage(job.id)]).catch(() => {})
}

/** Requeues the job for a later attempt, after a failure or to wait for an external service. */
export async function requeue(
  deps: Deps,
  job: ClaimedJob,
  queue: QueueName,
  at: Date,
  counted: { attempts: number } | { waits: number; stage: string },
): Promise<void> {
  await deps.db
    .update(jobs)
    .set({ status: "queued", stage: null, ...counted, notBefore: iso(at), wakeAt: later(at, sendGrace) })
    .where(underClaim(job))
  const seconds = Math.ceil((at.getTime() - deps.now().getTime()) / second)
  await deps.send(queue, [jobMessage(job.id, job.crashes)], Math.max(1, seconds)).catch(() => {})
}

/** Fails the job for good: returns its unit and writes what the job type leaves behind on failure. */
export async function fail(deps: Deps, job: ClaimedJob, outcome: JobOutcome, failure: Failure): Promise<void> {
  const { errorCode, reason } = failure
  const guard = claimIsValid(job)
  const end = {
    errorCode,
    error: JSON.stringify(reason),
    status: "failed" as const,
    stage: null,
    attempts: job.attempts,
    finishedAt: iso(deps.now()),
    ...(job.hold ? { holdState: "released" } : {}),
  }
  await batch(deps.db, [
    ...(job.hold ? [returnUnit(deps, job.userId, job.hold, periodOf(job), guard)] : []),
    ...outcome.writes(guard),
    ...noticeWrites(deps, job, outcome.notice, guard),
    // A returned unit was not the last one after all.
    ...(job.hold ? [] : limitWrites(deps, job, guard)),
    deps.db.update(jobs).set(end).where(underClaim(job)),
  ])
}

/** Read from the row, because a change of plan moves holds into the new period. */
const periodOf = (job: ClaimedJob) => sql`(select ${jobs.holdPeriod} from ${jobs} where ${jobs.id} = ${job.id})`
