import { and, desc, eq, getTableColumns, lt, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { insertWhen, type Statement, type Who } from "../kernel/query.server"
import type { AnalysisRow } from "./analysis-row"
import type { Band } from "./match/requirement/rules"
import type { ApplicationStatus, PostingFact } from "./rules"
import { jobAnalyses } from "./tables.server"

const t = jobAnalyses

/** Live analyses have 0, deleted ones 1. The column leads the key, so neither list reads the other's rows. */
export const shelf = { live: 0, trash: 1 } as const

const {
  text: _text,
  notes: _notes,
  match: _match,
  requirements: _requirements,
  words: _words,
  ...short
} = getTableColumns(t)
/** Columns of a list, without the large ones. */
export const summaryColumns = { ...short, band: sql<Band | null>`${t.match} ->> 'band'` }

/** Analyses, newest first, with one extra row to detect a next page. */
export function selectSummaries(
  { db }: Deps,
  who: Who,
  { limit, cursor }: { limit: number; cursor?: string },
  { status, on = shelf.live }: { status?: ApplicationStatus; on?: 0 | 1 } = {},
) {
  return db
    .select(summaryColumns)
    .from(t)
    .where(
      and(
        eq(t.userId, who),
        eq(t.trashed, on),
        status ? sql`${t.id} in ${newestOf(who, on, status, cursor, limit + 1)}` : undefined,
        cursor ? lt(t.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(t.id))
    .limit(limit + 1)
}

/** Otherwise SQLite walks the primary key, which has the same order, through all other statuses. */
function newestOf(who: Who, on: 0 | 1, status: ApplicationStatus, cursor: string | undefined, limit: number): SQL {
  const before = cursor ? sql`and id < ${cursor}` : sql``
  return sql`(select id from job_analyses indexed by job_analyses_status where user_id = ${who} and trashed = ${on} and status = ${status} ${before} order by id desc limit ${limit})`
}

export function selectAnalysis({ db }: Deps, who: Who, id: string | SQL) {
  return db
    .select()
    .from(t)
    .where(and(eq(t.userId, who), eq(t.trashed, shelf.live), eq(t.id, id)))
}

export function insertAnalysis({ db }: Deps, row: typeof t.$inferInsert, guard: SQL): Statement {
  return insertWhen(db, t, row, guard)
}

type Changed = { [Key in keyof AnalysisRow]?: AnalysisRow[Key] | SQL }

/** Updates a live analysis; with a `version`, only if it is current. */
export function updateAnalysis(
  { db }: Deps,
  userId: string,
  id: string,
  version: number | undefined,
  set: Changed,
  guard?: SQL,
) {
  return db
    .update(t)
    .set({ ...set, version: sql`${t.version} + 1` })
    .where(
      and(
        eq(t.userId, userId),
        eq(t.trashed, shelf.live),
        eq(t.id, id),
        version === undefined ? undefined : eq(t.version, version),
        guard,
      ),
    )
}

/** True while a live analysis has this version. */
export const analysisStands = (userId: string, id: string, version: number): SQL =>
  sql`exists (select 1 from job_analyses where user_id = ${userId} and trashed = 0 and id = ${id} and version = ${version})`

/** Moves an analysis between list and trash. */
export function moveAnalysis({ db }: Deps, userId: string, id: string, from: 0 | 1, trashedAt: string | null) {
  return db
    .update(t)
    .set({ trashed: from === shelf.live ? shelf.trash : shelf.live, trashedAt })
    .where(and(eq(t.userId, userId), eq(t.trashed, from), eq(t.id, id)))
}

/** Keeps a column that the user has set; otherwise takes the value that was read. */
export const unlessOwn = (fact: PostingFact, value: string | null): SQL =>
  sql`case when exists (select 1 from json_each(${t.ownFacts}) where value = ${fact}) then ${t[fact]} else ${value} end`
