import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { PageQuery } from "../kernel/page"
import { insertWhen, type Statement, type Who } from "../kernel/query.server"
import { growthEntries } from "./tables.server"

export type EntryRow = typeof growthEntries.$inferSelect

export function insertEntry(deps: Deps, entry: typeof growthEntries.$inferInsert, guard: SQL): Statement {
  return insertWhen(deps.db, growthEntries, entry, guard)
}

/** Newest first, with one extra row to detect a next page. */
export function selectEntries({ db }: Deps, who: Who, { limit, cursor }: PageQuery) {
  return db
    .select()
    .from(growthEntries)
    .where(and(eq(growthEntries.userId, who), cursor ? lt(growthEntries.id, cursor) : undefined))
    .orderBy(desc(growthEntries.id))
    .limit(limit + 1)
}

export function selectEntry({ db }: Deps, who: Who, id: string | SQL) {
  return db
    .select()
    .from(growthEntries)
    .where(and(eq(growthEntries.userId, who), eq(growthEntries.id, id)))
}

/** The number of answers since a given time. Ids start with the time, so this reads only those rows. */
export function countSince({ db }: Deps, who: Who, idFrom: string) {
  return db
    .select({ count: sql<number>`count(*)` })
    .from(growthEntries)
    .where(and(eq(growthEntries.userId, who), gte(growthEntries.id, idFrom)))
}

/** SQL condition: the reflection is still at the version that was read and has not been analyzed since. */
export function entryUnchanged({ userId, id, version, analysedBy }: EntryRow): SQL {
  return sql`exists (select 1 from growth_entries where user_id = ${userId} and id = ${id} and version = ${version} and analysed_by is ${analysedBy})`
}

export function updateEntry({ db }: Deps, entry: EntryRow, set: Partial<EntryRow>, guard: SQL): Statement {
  return db
    .update(growthEntries)
    .set(set)
    .where(and(eq(growthEntries.userId, entry.userId), eq(growthEntries.id, entry.id), guard))
}

export function deleteEntry({ db }: Deps, { userId, id }: EntryRow, guard: SQL): Statement {
  return db.delete(growthEntries).where(and(eq(growthEntries.userId, userId), eq(growthEntries.id, id), guard))
}
