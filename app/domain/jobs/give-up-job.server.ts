import type { Deps } from "../kernel/deps"
import type { FindDefinition } from "./definition.server"
import { runJob } from "./run-job.server"

/**
 * A job whose messages ended in the dead-letter queue. Its row decides, not the message: it is claimed like any other
 * try, so a job that is done stays done, and one that keeps failing ends as failed with its hold given back.
 */
export async function giveUpJob(deps: Deps, find: FindDefinition, jobId: string, alone: boolean): Promise<void> {
  deps.log("job.dead_letter", { jobId })
  await runJob(deps, find, jobId, alone)
}
