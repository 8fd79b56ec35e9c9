import { type SQL, sql } from "drizzle-orm"
import { emptyProfile } from "../career/profile-view"
import type { Deps } from "../kernel/deps"
import { type Query, query, type Who } from "../kernel/query.server"
import { selectUser } from "../users/accounts.server"
import type { AiPurpose } from "../users/ai-purpose"
import { selectProfile } from "../users/profiles.server"
import type { ItemColumns } from "./item-columns"
import {
  type EvidenceRow,
  selectEvidence,
  selectEvidenceBeside,
  selectEvidenceByIds,
  selectProfileEvidence,
} from "./repository.server"
import type { EvidenceItem, Ledger, Posting } from "./schema"

/** The number of newest items, besides those of the profile, that a document is written from and checked against. */
const ledgerSize = 1000

export function evidenceItem(row: EvidenceRow): EvidenceItem {
  const { id, kind, text, source, field, createdAt } = row
  return { id, kind, text, source, field, createdAt }
}

/** Items by id, including retired ones: the sources of a document. */
export function findEvidenceByIds(deps: Deps, who: Who, ids: SQL): Query<EvidenceItem[]> {
  return query([selectEvidenceByIds(deps, who, ids)], (rows) => rows.map(evidenceItem))
}

/** Like `findEvidenceByIds`, with the result of `beside` for each item from the same statement. */
export function findEvidenceBeside<T>(
  deps: Deps,
  who: Who,
  ids: SQL,
  beside: (item: ItemColumns) => SQL<T>,
): Query<(EvidenceItem & { beside: T })[]> {
  const statement = selectEvidenceBeside(deps, who, ids, beside)
  return query([statement], (rows) => rows.map((row) => ({ ...evidenceItem(row), beside: row.beside })))
}

/**
 * A column with the items for a JSON array of ids, in array order and including retired ones, so that a list and the
 * sources of its lines come from one query. Most arrays hold a single id, which is looked up without `json_each` to
 * read one row less per line.
 */
export function itemsBeside(owner: SQL, ids: SQL): SQL<ItemBeside[]> {
  const item = (retired: 0 | 1, id: SQL) =>
    sql`(select json_object('id', e.id, 'kind', e.kind, 'text', e.text, 'source', e.source) from evidence e
      where e.user_id = ${owner} and e.retired = ${retired} and e.id = ${id})`
  const one = (id: SQL) => sql`json(coalesce(${item(0, id)}, ${item(1, id)}))`
  const all = sql`(select json_group_array(${one(sql`named.value`)}) from json_each(${ids}) named)`
  return sql`case json_array_length(${ids}) when 1 then json_array(${one(sql`${ids} ->> 0`)}) else ${all} end`.mapWith(
    (items: string): ItemBeside[] => JSON.parse(items).filter((found: ItemBeside | null) => found !== null),
  )
}

export type ItemBeside = Pick<EvidenceItem, "id" | "kind" | "text" | "source">

/** The evidence items derived from the profile. */
export function findProfileEvidence(deps: Deps, who: Who): Query<EvidenceItem[]> {
  return query([selectProfileEvidence(deps, who)], (rows) => rows.map(evidenceItem))
}

/** Everything known about a person for writing: identity, captured evidence and profile. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  timeZone: string
  /** Purposes that must not call the AI provider. */
  aiOff: AiPurpose[]
  profile: typeof emptyProfile
  items: EvidenceItem[]
}

/** A person's ledger: the profile's items and the newest others. */
export function findPerson(deps: Deps, who: Who): Query<Person | null> {
  const newest = selectEvidence(deps, who, { limit: ledgerSize })
  return query(
    [selectUser(deps, who), selectProfile(deps, who), newest, selectProfileEvidence(deps, who)],
    ([found], [stored], recent, ofProfile) => {
      if (!found) return null
      const { firstName, lastName, email, timeZone, aiOff } = found
      const rows = new Map([...recent, ...ofProfile].map((row) => [row.id, row]))
      const items = [...rows.values()].map(evidenceItem).sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      const known = stored ? { ...emptyProfile, ...stored } : emptyProfile
      return { firstName, lastName, email, timeZone, aiOff, profile: known, items }
    },
  )
}

export function ledgerOf(person: Person, posting: Posting | null = null): Ledger {
  const { firstName, lastName, profile, items } = person
  return { items, profile, personName: `${firstName} ${lastName}`, posting }
}
