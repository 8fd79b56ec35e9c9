import type { ReadDocument } from "../../../domain/content/edit/change-tree.server"
import { rewriteClaim } from "../../../domain/content/edit/revise-claim.server"
import type { ClaimPlace } from "../../../domain/content/schema"
import { errorText } from "../../../domain/jobs/get-job.server"
import type { Deps } from "../../../domain/kernel/deps"
import { DomainError } from "../../../domain/kernel/errors"
import type { Actor } from "../../../domain/users/actor"
import { waitWithUser } from "../../../http/jobs/watched-job.server"

/** Seconds to wait for the new wording. No model is called, so a longer wait means that the queue is behind. */
const patience = 8

/** Rewrites a sentence and waits for the result. Refuses with the job's own error if it failed. */
export async function rewriteNow(deps: Deps, actor: Actor, open: ReadDocument, at: ClaimPlace) {
  const { jobId } = await rewriteClaim(deps, actor, open, at)
  const job = await waitWithUser(deps, actor.userId, jobId, patience)
  if (job.status === "failed")
    throw new DomainError("invalid", errorText(job) ?? "This sentence could not be rewritten.")
  if (job.status === "succeeded") return { title: "Sentence rewritten", description: "It is now in your own words." }
  return { title: "The new wording is on its way", description: "Reload this page in a moment." }
}
