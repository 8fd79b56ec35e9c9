import { reflectionEvidence } from "../../evidence/record-evidence.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { DomainError } from "../../kernel/errors"
import { batch, changes } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { entryDetail, noSuchReflection } from "../entries/get-entry.server"
import { type FoundReflection, findReflection, linesOfEntry } from "../entries/lines-of-entry.server"
import { entryUnchanged, updateEntry } from "../repository.server"
import type { AnswerFollowUp, EntryDetail } from "../schema"

/**
 * Stores the answer to the open follow-up question as evidence of its reflection, without using a unit. The
 * achievements are proposed again with the new answer. Refuses with `conflict` if no question is open.
 */
export async function answerFollowUp(
  deps: Deps,
  actor: Actor,
  { response }: AnswerFollowUp,
  found: FoundReflection | null,
): Promise<EntryDetail> {
  if (!found) throw noSuchReflection()
  const { entry } = found
  if (!entry.followUp) throw new DomainError("conflict", "There is no open question about this reflection.")
  const { question } = entry.followUp
  const answer = { evidenceId: deps.newId(), question, response, createdAt: iso(deps.now()) }
  const answered = { ...entry, followUps: [...entry.followUps, answer], version: entry.version + 1 }
  const { columns, writes } = linesOfEntry(deps, { ...found, entry: answered }, actor.timeZone)
  const stands = entryUnchanged(entry)
  const { followUps, version } = answered
  const after = findReflection(deps, actor.userId, entry.id)
  const outcome = await batch(deps.db, [
    reflectionEvidence(deps, entry, answer, stands),
    ...writes(stands),
    updateEntry(deps, entry, { followUps, version, ...columns }, stands),
    ...after.statements,
  ])
  const own = outcome.length - after.statements.length
  if (changes(outcome[own - 1]) === 0) throw entryChangedElsewhere()
  const stored = after.read(outcome.slice(own))
  if (!stored) throw noSuchReflection()
  return entryDetail(stored)
}

export function entryChangedElsewhere(): DomainError {
  return new DomainError("conflict", "This reflection was changed in another window. Please review it and try again.")
}
