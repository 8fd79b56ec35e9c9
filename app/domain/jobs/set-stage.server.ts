import type { Deps } from "../kernel/deps"
import { underClaim } from "./lease.server"
import type { ClaimedJob } from "./schema"
import { jobs } from "./tables.server"

/** Says what a running job is doing, for whoever watches it. One write: for work that is slow enough to be watched. */
export async function setStage(deps: Deps, job: ClaimedJob, stage: string): Promise<void> {
  await deps.db.update(jobs).set({ stage }).where(underClaim(job))
}
