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

/** An answer as evidence: verbatim, its source the question and the date. */
export function reflectionItem({ evidenceId, question, response, createdAt }: Answer): EvidenceItem {
  const source = `${question} (${createdAt.slice(0, 10)})`
  return { id: evidenceId, kind: "reflection", text: response, source, field: null, createdAt }
}

/** An answer to a reflection's own question, or to one that followed it, as evidence of the reflection. */
export function reflectionEvidence(
  deps: Deps,
  { userId, id: subjectId }: { userId: string; id: string },
  answer: Answer,
  guard: SQL,
): Statement {
  return insertEvidence(deps, { ...reflectionItem(answer), userId, subjectId }, guard)
}

/** A sentence that the user confirmed, as evidence from now on. */
export function confirmationEvidence(deps: Deps, userId: string, text: string, contentId: string, guard: SQL) {
  const createdAt = iso(deps.now())
  const id = deps.newId()
  const source = `Confirmed by you on ${createdAt.slice(0, 10)}`
  const row = { userId, id, kind: "confirmation" as const, text, source, subjectId: contentId, createdAt }
  return { id, statement: insertEvidence(deps, row, guard) }
}

/** A line that the user agreed to, as evidence from now on. */
export function agreedEvidence(deps: Deps, userId: string, text: string, achievementId: string, guard: SQL) {
  const createdAt = iso(deps.now())
  const id = deps.newId()
  const source = `Agreed by you on ${createdAt.slice(0, 10)}`
  const row = { userId, id, kind: "achievement" as const, text, source, subjectId: achievementId, createdAt }
  return { id, statement: insertEvidence(deps, row, guard) }
}

/** Retires items: a document keeps pointing at what it was written from, and nothing new is written from them. */
export function retireItems(deps: Deps, userId: string, ids: readonly string[], guard: SQL): Statement {
  return retireItemsOf(deps, userId, sql`(select value from json_each(${JSON.stringify(ids)}))`, guard)
}

/** The same for items that the write itself finds. */
export function retireItemsOf({ db }: Deps, userId: string, ids: SQL, guard?: SQL): Statement {
  return db
    .update(evidence)
    .set({ retired: 1 })
    .where(and(eq(evidence.userId, userId), eq(evidence.retired, 0), inArray(evidence.id, ids), guard))
}

/** The id of what the profile says in a field: the same words are the same item, in every account. */
export async function profileItemId(deps: Deps, field: string, text: string): Promise<string> {
  return profileIdPrefix + (await deps.hash(`${field}\n${text}`)).slice(0, 24)
}

/** Evidence items for saved fields of a profile; a statement that comes back is the same item again. */
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
 * The changes that saved profile fields make to the ledger: statements no longer in them are retired, new ones are
 * added, unchanged ones keep their item, and other fields are not touched. `items` is the content of the fields; ids
 * are derived from field and text, so two simultaneous saves make an item once.
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
