import { contentTypes } from "../document/kinds"
import { type Idempotency, startJob } from "../jobs/start-job.server"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import type { Actor } from "../users/actor"
import { generateContentJob } from "./generate-content-job.server"
import type { GenerateContent } from "./schema"

/**
 * Queues the generation of a document. Takes one unit of the content limit, which a failed generation returns. Refuses
 * with `pro_required` for a type that the plan lacks and with `limit_reached` when the units are used up.
 */
export async function generateContent(
  deps: Deps,
  actor: Actor,
  { type, customPrompt, posting = null }: Omit<GenerateContent, "posting"> & { posting?: string | null },
  idempotency: Idempotency | null = null,
) {
  const { label, proOnly } = contentTypes[type]
  if (proOnly && actor.tier !== "pro") {
    throw new DomainError(
      "pro_required",
      `Pro subscription required / ${label} is only available for Pro subscribers. Upgrade to access this feature.`,
    )
  }
  return startJob(deps, actor, generateContentJob, {
    subjectId: deps.newId(),
    input: { type, customPrompt, posting },
    hold: { feature: "content", kept: false },
    idempotency,
  })
}
