import { and, asc, desc, eq, lte, ne, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { mapQuery, type Query, query, together, type Who } from "../kernel/query.server"
import type { SummaryRow } from "./analysis-row"
import { selectSummaries, shelf, summaryColumns } from "./repository.server"
import { type ApplicationStatus, applicationStatuses, cardsOfColumn, mostDue, mostFound } from "./rules"
import { wordsIn } from "./search-words"
import { jobAnalyses } from "./tables.server"

const t = jobAnalyses

export interface BoardColumn {
  status: ApplicationStatus
  rows: SummaryRow[]
  hasMore: boolean
}

/** The newest applications of each status. */
export function findBoard(deps: Deps, who: Who): Query<BoardColumn[]> {
  return applicationStatuses
    .map((status) => findColumn(deps, who, status))
    .reduce((before, column) => mapQuery(together(before, column), ([columns, more]) => [...columns, ...more]))
}

function findColumn(deps: Deps, who: Who, status: ApplicationStatus): Query<BoardColumn[]> {
  return query([selectSummaries(deps, who, { limit: cardsOfColumn }, { status })], (rows) => [
    { status, rows: rows.slice(0, cardsOfColumn), hasMore: rows.length > cardsOfColumn },
  ])
}

/** Applications found by words of title, company, place or skills; the beginning of a word is enough. */
export function searchAnalyses(
  { db }: Deps,
  who: Who,
  text: string,
  status?: ApplicationStatus,
): Query<{ rows: SummaryRow[]; hasMore: boolean }> {
  const [first = "", ...others] = wordsIn(text).sort((a, b) => b.length - a.length)
  const hits = sql`(select id from job_analysis_words where user_id = ${who} and word >= ${first} and word < ${`${first}\uffff`} limit ${mostFound})`
  const holds = (word: string): SQL => sql`instr(${t.words}, ${`"${word}`}) > 0`
  const rows = db
    .select(summaryColumns)
    .from(t)
    .where(
      and(
        eq(t.userId, who),
        eq(t.trashed, shelf.live),
        sql`${t.id} in ${hits}`,
        ...others.slice(0, 8).map(holds),
        status ? eq(t.status, status) : undefined,
      ),
    )
    .orderBy(desc(t.id))
  return query([rows], (found) => ({ rows: first ? found : [], hasMore: found.length >= mostFound }))
}

/** Next steps that are due up to a day, the earliest first. */
export function findDueSteps({ db }: Deps, who: Who, until: string): Query<SummaryRow[]> {
  const rows = db
    .select(summaryColumns)
    .from(t)
    .where(and(eq(t.userId, who), eq(t.trashed, shelf.live), lte(t.nextStepOn, until), ne(t.status, "closed")))
    .orderBy(asc(t.nextStepOn))
    .limit(mostDue)
  return query([rows], (found) => found)
}
