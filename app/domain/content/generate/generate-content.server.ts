import { contentTypes } from "../../document/kinds"
import { findStoredAnalysis } from "../../job-analysis/list-analyses.server"
import { type Idempotency, startJob } from "../../jobs/start-job.server"
import type { Deps } from "../../kernel/deps"
import { DomainError, invalidField } from "../../kernel/errors"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { postingLimit } from "../rules"
import type { GenerateContent } from "../schema"
import { generateContentJob } from "./generate-content-job.server"

type Asked = Omit<GenerateContent, "posting" | "jobAnalysisId"> &
  Partial<Pick<GenerateContent, "posting" | "jobAnalysisId">>

/**
 * Queues the generation of a document. Takes one unit of the content limit, which a failed generation returns. Refuses
 * with `pro_required` for a type that the plan lacks and with `limit_reached` when the units are used up.
 */
export async function generateContent(
  deps: Deps,
  actor: Actor,
  { type, customPrompt, posting: pasted = null, jobAnalysisId = null }: Asked,
  idempotency: Idempotency | null = null,
) {
  const { label, proOnly } = contentTypes[type]
  if (proOnly && actor.tier !== "pro") {
    throw new DomainError(
      "pro_required",
      `Pro subscription required / ${label} is only available for Pro subscribers. Upgrade to access this feature.`,
    )
  }
  const saved = jobAnalysisId ? await savedPosting(deps, actor, jobAnalysisId) : null
  const posting = saved ? saved.text.slice(0, postingLimit) : pasted
  // Read from the saved posting's own layout, which its stored text no longer has.
  const requirements =
    saved && type === "selection_criteria"
      ? saved.requirements.map(({ quote, must, kind }) => ({ quote, must, kind }))
      : undefined
  return startJob(deps, actor, generateContentJob, {
    subjectId: deps.newId(),
    input: { type, customPrompt, posting, jobAnalysisId, requirements },
    hold: { feature: "content", kept: false },
    idempotency,
  })
}

async function savedPosting(deps: Deps, { userId }: Actor, id: string) {
  const found = await runQuery(deps.db, findStoredAnalysis(deps, userId, id))
  if (!found) throw invalidField("jobAnalysisId", "This posting no longer exists. Choose another one.")
  return found
}
