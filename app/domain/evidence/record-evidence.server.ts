import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import { emptyFacts } from "../career/profile-view"
import type { ProfileFacts } from "../career/schema"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { insertRows } from "../kernel/insert-rows.server"
import type { Statement } from "../kernel/query.server"
import { evidenceFieldsOf, evidenceFromProfile } from "./evidence-from-profile"
import { insertEvidence, profileIdPrefix, retireProfileEvidence } from "./repository.server"
import type { EvidenceItem } from "./schema"
import { evidence } from "./tables.server"

interface Answer {
  evidenceId: string
  question: string
  response: string
  createdAt: string
}

/** An answer as evidence: verbatim, with the question and the date as its source. */
export function reflectionItem({ evidenceId, question, response, createdAt }: Answer): EvidenceItem {
  const source = `${question} (${createdAt.slice(0, 10)})`
  return { id: evidenceId, kind: "reflection", text: response, source, field: null, createdAt }
}

/** An answer to a reflection's question or follow-up, as evidence with the reflection as its subject. */
export function reflectionEvidence(
  deps: Deps,
  { userId, id: subjectId }: { userId: string; id: string },
  answer: Answer,
  guard: SQL,
): Statement {
  return insertEvidence(deps, { ...reflectionItem(answer), userId, subjectId }, guard)
}

/** A sentence that the user confirmed, as evidence. */
export function confirmationEvidence(deps: Deps, userId: string, text: string, contentId: string, guard: SQL) {
  const createdAt = iso(deps.now())
  const id = deps.newId()
  const source = `Confirmed by you on ${createdAt.slice(0, 10)}`
  const row = { userId, id, kind: "confirmation" as const, text, source, subjectId: contentId, createdAt }
  return { id, statement: insertEvidence(deps, row, guard) }
}

/** A line that the user agreed to, as evidence. */
export function agreedEvidence(deps: Deps, userId: string, text: string, achievementId: string, guard: SQL) {
  const createdAt = iso(deps.now())
  const id = deps.newId()
  const source = `Agreed by you on ${createdAt.slice(0, 10)}`
  const row = { userId, id, kind: "achievement" as const, text, source, subjectId: achievementId, createdAt }
  return { id, statement: insertEvidence(deps, row, guard) }
}

/** Retires items. Existing documents keep their references; new ones no longer use the items. */
export function retireItems(deps: Deps, userId: string, ids: readonly string[], guard: SQL): Statement {
  return retireItemsOf(deps, userId, sql`(select value from json_each(${JSON.stringify(ids)}))`, guard)
}

/** Like `retireItems`, with the ids from a subquery of the write itself. */
export function retireItemsOf({ db }: Deps, userId: string, ids: SQL, guard?: SQL): Statement {
  return db
    .update(evidence)
    .set({ retired: 1 })
    .where(and(eq(evidence.userId, userId), eq(evidence.retired, 0), inArray(evidence.id, ids), guard))
}

/** The id of a statement in a profile field. Equal text in the same field has the same id in every account. */
export async function profileItemId(deps: Deps, field: string, text: string): Promise<string> {
  return profileIdPrefix + (await deps.hash(`${field}\n${text}`)).slice(0, 24)
}

/** Evidence items for saved profile fields. A statement that returns gets its former id. */
export async function profileItems(deps: Deps, saved: Partial<ProfileFacts>): Promise<EvidenceItem[]> {
  const createdAt = iso(deps.now())
  return Promise.all(
    evidenceFromProfile({ ...emptyFacts, ...saved }).map(async (item) => ({
      ...item,
      id: await profileItemId(deps, item.field, item.text),
      kind: "profile" as const,
      createdAt,
    })),
  )
}

/**
 * Updates the ledger for saved profile fields: retires statements that are gone, adds new ones, keeps unchanged ones,
 * and leaves other fields alone. `items` is the content of the fields. Ids derive from field and text, so concurrent
 * saves create each item once.
 */
export function profileEvidence(
  deps: Deps,
  userId: string,
  saved: Partial<ProfileFacts>,
  items: EvidenceItem[],
  guard: SQL,
): Statement[] {
  const fields = evidenceFieldsOf(saved)
  if (fields.length === 0) return []
  const ids = items.map(({ id }) => id)
  const rows = items.map((item) => ({ ...item, userId }))
  return [...retireProfileEvidence(deps, userId, fields, ids, guard), ...insertRows(deps, evidence, rows, guard)]
}
