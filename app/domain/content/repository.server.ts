import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm"
import type { ContentType } from "../document/kinds"
import type { Deps } from "../kernel/deps"
import type { PageQuery } from "../kernel/page"
import { insertWhen, type Statement, type Who } from "../kernel/query.server"
import { contents } from "./tables.server"

export type ContentRow = typeof contents.$inferSelect

/** Live documents have 0, trashed ones 1. The column leads the key, so neither list reads the other's rows. */
export const shelf = { live: 0, trash: 1 } as const

/** Columns of a list: the tree for resumes, because of their fields, and only the text for other types. */
const summaryColumns = {
  id: contents.id,
  type: contents.type,
  title: contents.title,
  content: contents.content,
  structured: contents.structured,
  resume: sql<string | null>`case when ${contents.type} = 'resume' then ${contents.document} end`,
  writer: contents.writer,
  jobAnalysisId: contents.jobAnalysisId,
  blocked: contents.blocked,
  unconfirmed: contents.unconfirmed,
  overrideAt: contents.overrideAt,
  version: contents.version,
  createdAt: contents.createdAt,
  trashedAt: contents.trashedAt,
}

export function selectSummaries({ db }: Deps, who: Who, page: PageQuery, on: 0 | 1, type?: ContentType) {
  return db
    .select(summaryColumns)
    .from(contents)
    .where(
      and(
        eq(contents.userId, who),
        eq(contents.trashed, on),
        type ? eq(contents.type, type) : undefined,
        page.cursor ? lt(contents.id, page.cursor) : undefined,
      ),
    )
    .orderBy(desc(contents.id))
    .limit(page.limit + 1)
}

/** The newest documents written for a posting; a partial index holds just these. */
export function selectTailored({ db }: Deps, who: Who, limit: number) {
  const { id, type, title, content, createdAt, blocked, overrideAt } = contents
  // Otherwise SQLite walks the primary key, which has the same order, through all documents without a posting.
  const newest = sql`(select id from contents indexed by contents_tailored where user_id = ${who} and trashed = 0 and job_analysis_id is not null order by id desc limit ${limit})`
  return db
    .select({ id, type, title, content, createdAt, blocked, overrideAt })
    .from(contents)
    .where(and(eq(contents.userId, who), eq(contents.trashed, shelf.live), sql`${id} in ${newest}`))
    .orderBy(desc(id))
}

export function selectContent({ db }: Deps, who: Who, id: string | SQL) {
  return db
    .select()
    .from(contents)
    .where(and(eq(contents.userId, who), eq(contents.trashed, shelf.live), eq(contents.id, id)))
}

export function insertContent({ db }: Deps, row: typeof contents.$inferInsert, guard: SQL): Statement {
  return insertWhen(db, contents, row, guard)
}

/** Updates a live document; with a `version`, only if it is current. */
export function updateContent(
  { db }: Deps,
  userId: string,
  id: string,
  version: number | undefined,
  set: Partial<ContentRow>,
  guard?: SQL,
) {
  return db
    .update(contents)
    .set({ ...set, version: sql`${contents.version} + 1` })
    .where(
      and(
        eq(contents.userId, userId),
        eq(contents.trashed, shelf.live),
        eq(contents.id, id),
        version === undefined ? undefined : eq(contents.version, version),
        guard,
      ),
    )
}

/** Moves a document between library and trash. */
export function moveContent({ db }: Deps, userId: string, id: string, from: 0 | 1, trashedAt: string | null) {
  return db
    .update(contents)
    .set({ trashed: from === shelf.live ? shelf.trash : shelf.live, trashedAt })
    .where(and(eq(contents.userId, userId), eq(contents.trashed, from), eq(contents.id, id)))
}
