import { desc, eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { insertRows } from "../kernel/insert-rows.server"
import type { Statement, Who } from "../kernel/query.server"
import { growthEntries } from "./tables.server"

// What other features ask of reflections.

/** How many reflections a user has from an id on, at most so many as count; as an expression. */
export const countEntries = (userId: SQL, idFrom: string, most: number): SQL<number> =>
  sql`(select count(*) from (select 1 from ${growthEntries} where ${growthEntries.userId} = ${userId} and ${growthEntries.id} >= ${idFrom} limit ${most}))`

/** True while the user has no reflection. */
export const noEntries = (userId: string): SQL =>
  sql`not exists (select 1 from ${growthEntries} where ${growthEntries.userId} = ${userId})`

/** True while no reflection is newer than the one that was read as the newest. */
export const noNewerEntry = (userId: string, newest: string): SQL =>
  sql`not exists (select 1 from ${growthEntries} where ${growthEntries.userId} = ${userId} and ${growthEntries.id} > ${newest})`

/** When the newest reflections were captured. */
export function selectEntryDates({ db }: Deps, who: Who, limit: number) {
  return db
    .select({ id: growthEntries.id, createdAt: growthEntries.createdAt })
    .from(growthEntries)
    .where(eq(growthEntries.userId, who))
    .orderBy(desc(growthEntries.id))
    .limit(limit)
}

/** The keywords of each user's newest reflections, `most` of each, the newest first. */
export function selectKeywords({ db }: Deps, userIds: readonly string[], most: number) {
  const newest = sql`(select recent.id from growth_entries as recent where recent.user_id = reader.value order by recent.id desc limit ${most})`
  return db
    .select({ userId: growthEntries.userId, keywords: growthEntries.keywords })
    .from(sql`json_each(${JSON.stringify(userIds)}) as reader`)
    .innerJoin(growthEntries, sql`growth_entries.user_id = reader.value and growth_entries.id in ${newest}`)
    .orderBy(desc(growthEntries.id))
}

/** What was answered in reflections with these ids, to follow-up questions too. */
export function selectResponses({ db }: Deps, userId: string, ids: readonly string[]) {
  const { id, response, followUps } = growthEntries
  const list = sql`(select value from json_each(${JSON.stringify(ids)}))`
  return db
    .select({ id, response, followUps })
    .from(growthEntries)
    .where(sql`${growthEntries.userId} = ${userId} and ${id} in ${list}`)
}

/** Reflections as an import brings them. One that is there already stays as it is. */
export function restoreEntries(deps: Deps, rows: (typeof growthEntries.$inferInsert)[], guard: SQL): Statement[] {
  return insertRows(deps, growthEntries, rows, guard)
}
