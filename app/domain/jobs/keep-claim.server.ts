import { and, eq, type SQL, sql } from "drizzle-orm"
import { later, minute, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { batch, changes } from "../kernel/query.server"
import type { ClaimedJob } from "./schema"
import { jobs } from "./tables.server"

/** How long a kept claim holds, and how often it is kept. */
const heldFor = minute
const keptEvery = 5 * second

/** The job's row, while it is running under this claim. */
export const underClaim = (job: ClaimedJob) =>
  and(eq(jobs.id, job.id), eq(jobs.fence, job.fence), eq(jobs.status, "running"))

/** True while the job is running under this claim: the guard of everything that a job writes. */
export function holdsClaim(job: ClaimedJob): SQL {
  return sql`exists (select 1 from ${jobs} where ${underClaim(job)})`
}

/**
 * For work that may take longer than a claim's lease: called often, it moves the lease forward now and then. Throws
 * where somebody else has the job by now, or where it is gone: the work must stop, and what it writes does not count.
 */
export function claimKeeper(deps: Deps, job: ClaimedJob): () => Promise<void> {
  let keptAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = deps.now()
    if (now.getTime() - keptAt < keptEvery) return
    const until = later(now, heldFor)
    const kept = deps.db.update(jobs).set({ notBefore: until, wakeAt: until }).where(underClaim(job))
    const [outcome] = await batch(deps.db, [kept])
    if (changes(outcome) === 0) throw new Error("The claim on this job is lost.")
    keptAt = now.getTime()
  }
}
