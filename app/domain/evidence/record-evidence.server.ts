import type { SQL } from "drizzle-orm"
import { emptyFacts } from "../career/profile-view"
import type { ProfileFacts } from "../career/schema"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { insertRows } from "../kernel/insert-rows.server"
import type { Statement } from "../kernel/query.server"
import { evidenceFieldsOf, evidenceFromProfile } from "./evidence-from-profile"
import { insertEvidence, profileIdPrefix, retireProfileEvidence } from "./repository.server"
import { evidence } from "./tables.server"

interface Reflection {
  userId: string
  id: string
  question: string
  response: string
  createdAt: string
}

/** A stored answer as evidence: verbatim, its source the question and the date. */
export function reflectionEvidence(deps: Deps, entry: Reflection, guard: SQL): Statement[] {
  const { userId, id, question, response, createdAt } = entry
  const source = `${question} (${createdAt.slice(0, 10)})`
  const row = {
    userId,
    id: deps.newId(),
    kind: "reflection" as const,
    text: response,
    source,
    subjectId: id,
    createdAt,
  }
  return [insertEvidence(deps, row, guard)]
}

/** A sentence that the user confirmed, as evidence from now on. */
export function confirmationEvidence(deps: Deps, userId: string, text: string, contentId: string, guard: SQL) {
  const createdAt = iso(deps.now())
  const id = deps.newId()
  const source = `Confirmed by you on ${createdAt.slice(0, 10)}`
  const row = { userId, id, kind: "confirmation" as const, text, source, subjectId: contentId, createdAt }
  return { id, statement: insertEvidence(deps, row, guard) }
}

/** The id of what the profile says in a field: the same words are the same item, in every account. */
export async function profileItemId(deps: Deps, field: string, text: string): Promise<string> {
  return profileIdPrefix + (await deps.hash(`${field}\n${text}`)).slice(0, 24)
}

/**
 * What saved fields of the profile change in the ledger: statements no longer in them are retired, new ones are added,
 * those that stay keep their item, and other fields are not touched. An item's id is made from its field and text, so
 * a statement that comes back is the same item again, and two saves at once make it once.
 */
export async function profileEvidence(
  deps: Deps,
  userId: string,
  saved: Partial<ProfileFacts>,
  guard: SQL,
): Promise<Statement[]> {
  const createdAt = iso(deps.now())
  const fields = evidenceFieldsOf(saved)
  if (fields.length === 0) return []
  const wanted = await Promise.all(
    evidenceFromProfile({ ...emptyFacts, ...saved }).map(async (item) => ({
      ...item,
      userId,
      id: await profileItemId(deps, item.field, item.text),
      kind: "profile" as const,
      createdAt,
    })),
  )
  const ids = wanted.map(({ id }) => id)
  return [...retireProfileEvidence(deps, userId, fields, ids, guard), ...insertRows(deps, evidence, wanted, guard)]
}
