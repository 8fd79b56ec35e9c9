import { type JobRow, waitForJob } from "../../domain/jobs/get-job.server"
import { isOver } from "../../domain/jobs/schema"
import type { Deps } from "../../domain/kernel/deps"
import { markWatched } from "../../domain/notifications/mark-read.server"

/**
 * Waits for the work that a form has started and returns its current job. If the work ends while the user waits, its
 * result is on the next page, so the bell does not count it.
 */
export async function waitWithUser(deps: Deps, userId: string, jobId: string, seconds: number): Promise<JobRow> {
  const job = await waitForJob(deps, userId, jobId, seconds)
  if (isOver(job.status)) await markWatched(deps, userId, job)
  return job
}
