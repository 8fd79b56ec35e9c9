import type { ReadDocument } from "../../domain/content/change-tree.server"
import { rewriteClaim } from "../../domain/content/revise-claim.server"
import type { ClaimPlace } from "../../domain/content/schema"
import { errorText, waitForJob } from "../../domain/jobs/get-job.server"
import type { Deps } from "../../domain/kernel/deps"
import { DomainError } from "../../domain/kernel/errors"
import type { Actor } from "../../domain/users/actor"

/** Seconds to wait for the new wording: it asks no model, so it is done at once unless the queue is behind. */
const patience = 8

/** Has a sentence reworded and waits for it. Refuses with the job's own reason where it could not be done. */
export async function rewriteNow(deps: Deps, actor: Actor, open: ReadDocument, at: ClaimPlace) {
  const { jobId } = await rewriteClaim(deps, actor, open, at)
  const job = await waitForJob(deps, actor.userId, jobId, patience)
  if (job.status === "failed")
    throw new DomainError("invalid", errorText(job) ?? "This sentence could not be rewritten.")
  if (job.status === "succeeded") return { title: "Sentence rewritten", description: "It is now in your own words." }
  return { title: "The new wording is on its way", description: "Reload this page in a moment." }
}

/** What is said once a sentence was changed. */
export function revisedToast(intent: "confirm" | "edit" | "remove") {
  const toasts = {
    confirm: { title: "Sentence confirmed", description: "It is now part of your evidence." },
    edit: { title: "Sentence saved", description: "The new wording has been checked." },
    remove: { title: "Sentence removed" },
  }
  return toasts[intent]
}
