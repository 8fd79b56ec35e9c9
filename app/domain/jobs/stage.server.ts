import type { Deps } from "../kernel/deps"
import { underClaim } from "./keep-claim.server"
import type { ClaimedJob } from "./schema"
import { jobs } from "./tables.server"

/** Says what a running job is doing, for whoever watches it. Only work that waits for a model is slow enough to say. */
export async function setStage(deps: Deps, job: ClaimedJob, stage: string): Promise<void> {
  if (!deps.ask) return
  await deps.db.update(jobs).set({ stage }).where(underClaim(job))
}
