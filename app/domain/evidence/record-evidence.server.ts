import type { SQL } from "drizzle-orm"
import { iso } from "../clock"
import type { Statement } from "../database/query.server"
import type { Deps } from "../deps"
import type { ProfileFacts } from "../profile/schema"
import { evidenceFromProfile } from "./evidence-from-profile"
import { insertEvidence, profileIdPrefix, retireEvidence } from "./repository.server"

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
 * What a saved profile changes in the ledger: statements no longer in it are retired, new ones are added, and those
 * that stay keep their item. An item's id is made from its field and text, so a statement that comes back is the same
 * item again, and two saves at once make it once.
 */
export async function profileEvidence(
  deps: Deps,
  userId: string,
  profile: ProfileFacts,
  before: readonly { id: string }[],
  guard: SQL,
): Promise<Statement[]> {
  const createdAt = iso(deps.now())
  const wanted = await Promise.all(
    evidenceFromProfile(profile).map(async (item) => ({
      ...item,
      userId,
      id: await profileItemId(deps, item.field, item.text),
      kind: "profile" as const,
      createdAt,
    })),
  )
  const kept = new Set(wanted.map((item) => item.id))
  const known = new Set(before.map((row) => row.id))
  const retired = before.filter((row) => !kept.has(row.id)).map((row) => row.id)
  const added = wanted.filter((item) => !known.has(item.id))
  return [
    ...(retired.length > 0 ? retireEvidence(deps, userId, retired, guard) : []),
    ...added.map((item) => insertEvidence(deps, item, guard)),
  ]
}
