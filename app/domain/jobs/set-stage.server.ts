import type { Deps } from "../kernel/deps"
import { underClaim } from "./lease.server"
import type { ClaimedJob } from "./schema"
import { jobs } from "./tables.server"

/** Reports the stage of a running job to its user. Costs one write, so only slow work that a user watches calls it. */
export async function setStage(deps: Deps, job: ClaimedJob, stage: string): Promise<void> {
  await deps.db.update(jobs).set({ stage }).where(underClaim(job))
}
