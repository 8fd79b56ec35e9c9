import { and, desc, eq, getTableColumns, lt } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { PageQuery } from "../kernel/page"
import type { Statement, Who } from "../kernel/query.server"
import { aiRuns } from "./tables.server"

type AiRunRow = typeof aiRuns.$inferInsert

export function insertRun({ db }: Deps, run: AiRunRow): Statement {
  return db.insert(aiRuns).values(run)
}

const { userId: _owner, sent: _sent, ...summary } = getTableColumns(aiRuns)

/** Newest first, with one extra row to detect a next page. Sent content is long and loaded one call at a time. */
export function selectRuns({ db }: Deps, who: Who, { limit, cursor }: PageQuery) {
  return db
    .select(summary)
    .from(aiRuns)
    .where(and(eq(aiRuns.userId, who), cursor ? lt(aiRuns.id, cursor) : undefined))
    .orderBy(desc(aiRuns.id))
    .limit(limit + 1)
}

export function selectRun({ db }: Deps, who: Who, id: string) {
  return db
    .select()
    .from(aiRuns)
    .where(and(eq(aiRuns.userId, who), eq(aiRuns.id, id)))
}
