import { desc, eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { insertRows } from "../../kernel/insert-rows.server"
import type { Statement, Who } from "../../kernel/query.server"
import { growthEntries } from "../tables.server"

// Queries on reflections for other features.

/** SQL expression that counts a user's reflections from an id on, up to `most`. */
export const countEntries = (userId: SQL, idFrom: string, most: number): SQL<number> =>
  sql`(select count(*) from (select 1 from ${growthEntries} where ${growthEntries.userId} = ${userId} and ${growthEntries.id} >= ${idFrom} limit ${most}))`

/** SQL condition: the user has no reflection. */
export const noEntries = (userId: string): SQL =>
  sql`not exists (select 1 from ${growthEntries} where ${growthEntries.userId} = ${userId})`

/** SQL condition: the newest reflection is still the one that was read. */
export const noNewerEntry = (userId: string, newest: string): SQL =>
  sql`not exists (select 1 from ${growthEntries} where ${growthEntries.userId} = ${userId} and ${growthEntries.id} > ${newest})`

/** Creation times of the newest reflections. */
export function selectEntryDates({ db }: Deps, who: Who, limit: number) {
  return db
    .select({ id: growthEntries.id, createdAt: growthEntries.createdAt })
    .from(growthEntries)
    .where(eq(growthEntries.userId, who))
    .orderBy(desc(growthEntries.id))
    .limit(limit)
}

/** Keywords of each user's `most` newest reflections, newest first. */
export function selectKeywords({ db }: Deps, userIds: readonly string[], most: number) {
  const newest = sql`(select recent.id from growth_entries as recent where recent.user_id = reader.value order by recent.id desc limit ${most})`
  return db
    .select({ userId: growthEntries.userId, keywords: growthEntries.keywords })
    .from(sql`json_each(${JSON.stringify(userIds)}) as reader`)
    .innerJoin(growthEntries, sql`growth_entries.user_id = reader.value and growth_entries.id in ${newest}`)
    .orderBy(desc(growthEntries.id))
}

/** Answers of these reflections, including those to follow-up questions. */
export function selectResponses({ db }: Deps, userId: string, ids: readonly string[]) {
  const { id, response, followUps } = growthEntries
  const list = sql`(select value from json_each(${JSON.stringify(ids)}))`
  return db
    .select({ id, response, followUps })
    .from(growthEntries)
    .where(sql`${growthEntries.userId} = ${userId} and ${id} in ${list}`)
}

/** Inserts imported reflections; existing ones are left unchanged. */
export function restoreEntries(deps: Deps, rows: (typeof growthEntries.$inferInsert)[], guard: SQL): Statement[] {
  return insertRows(deps, growthEntries, rows, guard)
}
