import { and, eq, type SQL, sql } from "drizzle-orm"
import { later, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { batch, changes } from "../kernel/query.server"
import type { JobDefinition } from "./definition.server"
import { unknownLease } from "./rules"
import type { ClaimedJob } from "./schema"
import { jobs } from "./tables.server"

/** Milliseconds between two lease renewals. */
const renewInterval = 5 * second

/** Seconds that a claim on this kind of job lasts. For a kind that no longer exists, long enough to end the job. */
export function leaseOf(deps: Deps, definition: JobDefinition<unknown> | null): number {
  const { leaseSeconds = unknownLease } = definition ?? {}
  return typeof leaseSeconds === "number" ? leaseSeconds : leaseSeconds(deps)
}

/** Matches the job's row while it is running under this claim. */
export const underClaim = (job: ClaimedJob) =>
  and(eq(jobs.id, job.id), eq(jobs.fence, job.fence), eq(jobs.status, "running"))

/** True while the job is running under this claim. Guards everything a job writes. */
export function claimIsValid(job: ClaimedJob): SQL {
  return sql`exists (select 1 from ${jobs} where ${underClaim(job)})`
}

/**
 * For work that may outlast its lease: call the returned function often, and it renews the lease when due. Throws if
 * another consumer has claimed the job or the job is gone; the work must then stop, and its writes have no effect.
 */
export function leaseKeeper(deps: Deps, job: ClaimedJob): () => Promise<void> {
  let keptAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = deps.now()
    if (now.getTime() - keptAt < renewInterval) return
    const until = later(now, job.leaseSeconds * second)
    const kept = deps.db.update(jobs).set({ notBefore: until, wakeAt: until }).where(underClaim(job))
    const [outcome] = await batch(deps.db, [kept])
    if (changes(outcome) === 0) throw new Error("The claim on this job was lost.")
    keptAt = now.getTime()
  }
}

/**
 * The latest time at which an attempt may start and still end before the deadline, even if it takes its whole lease.
 */
export function lastAttemptStart(deps: Deps, job: ClaimedJob): number {
  return Date.parse(job.createdAt) + (deps.settings.jobDeadlineSeconds - job.leaseSeconds) * second
}

/**
 * For a job that makes several calls: call the returned function before each further call. It renews the lease for the
 * length of one call, and returns false if another call could end after the job's deadline. Throws as `leaseKeeper`
 * does.
 */
export function roomForCalls(deps: Deps, job: ClaimedJob): () => Promise<boolean> {
  const keep = leaseKeeper(deps, job)
  return async () => {
    if (deps.now().getTime() >= lastAttemptStart(deps, job)) return false
    await keep()
    return true
  }
}
