import { reflectionEvidence } from "../../evidence/record-evidence.server"
import { type Idempotency, startJob } from "../../jobs/start-job.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import type { Actor } from "../../users/actor"
import { insertEntry } from "../repository.server"
import type { SubmitResponse } from "../schema"
import { analyzeEntryJob } from "./analyze-entry-job.server"

/**
 * Stores an answer as an entry and as evidence and queues its analysis, in one transaction. Refuses with
 * `limit_reached` if the period's entries are used up. The entry counts even if its analysis fails.
 */
export async function submitResponse(
  deps: Deps,
  actor: Actor,
  input: SubmitResponse,
  idempotency: Idempotency | null = null,
) {
  const id = deps.newId()
  const entry = { userId: actor.userId, id, evidenceId: deps.newId(), ...input, createdAt: iso(deps.now()) }
  return startJob(deps, actor, analyzeEntryJob, {
    subjectId: id,
    input: { timeZone: actor.timeZone, cadence: actor.cadence },
    // Advances to a new question, which may follow up on this answer.
    hold: { feature: "growthPulse", kept: true, nextQuestion: true },
    idempotency,
    writes: (guard) => [insertEntry(deps, entry, guard), reflectionEvidence(deps, entry, entry, guard)],
  })
}
