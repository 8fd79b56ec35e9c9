import { and, asc, desc, eq, lte, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { mapQuery, type Query, query, together, type Who } from "../../kernel/query.server"
import type { SummaryRow } from "../analysis-row"
import { selectSummaries, shelf, summaryColumns } from "../repository.server"
import { type ApplicationStatus, applicationStatuses, cardsOfClosed, cardsOfColumn, maxDue, maxFound } from "../rules"
import { wordsIn } from "../search-words"
import { jobAnalyses, jobAnalysisCounts } from "../tables.server"

const t = jobAnalyses

export interface BoardColumn {
  status: ApplicationStatus
  rows: SummaryRow[]
  /** The number of applications in the column, including those not listed. */
  count: number
}

/** The newest applications of each status, with totals. */
export function findBoard(deps: Deps, who: Who): Query<BoardColumn[]> {
  const columns = applicationStatuses
    .map((status) => findColumn(deps, who, status))
    .reduce((before, column) => mapQuery(together(before, column), ([all, more]) => [...all, ...more]))
  return mapQuery(together(columns, findCounts(deps, who)), ([all, counts]) =>
    all.map((column) => ({ ...column, count: counts.get(column.status) ?? column.rows.length })),
  )
}

function findColumn(deps: Deps, who: Who, status: ApplicationStatus): Query<Omit<BoardColumn, "count">[]> {
  return query(
    [selectSummaries(deps, who, { limit: (status === "closed" ? cardsOfClosed : cardsOfColumn) - 1 }, { status })],
    (rows) => [{ status, rows }],
  )
}

function findCounts({ db }: Deps, who: Who): Query<Map<ApplicationStatus, number>> {
  const rows = db.select().from(jobAnalysisCounts).where(eq(jobAnalysisCounts.userId, who))
  return query([rows], (found) => new Map(found.map(({ status, live }) => [status, live])))
}

/** Applications found by words of the title, company, place or skills. A word prefix is enough. */
export function searchAnalyses(
  { db }: Deps,
  who: Who,
  text: string,
  status?: ApplicationStatus,
): Query<{ rows: SummaryRow[]; hasMore: boolean }> {
  const words = wordsIn(text).sort((a, b) => b.length - a.length)
  const looked = words.slice(0, 2)
  const limit = Math.floor(maxFound / Math.max(1, looked.length))
  // The maximum number of hits per word. If the rarer word has fewer, all of its hits are considered.
  const hits = looked.map(
    (word) =>
      sql`select * from (select id from job_analysis_words where user_id = ${who} and word >= ${word} and word < ${`${word}\uffff`} limit ${limit})`,
  )
  const holds = (word: string): SQL => sql`instr(${t.words}, ${`"${word}`}) > 0`
  const rows = db
    .select(summaryColumns)
    .from(t)
    .where(
      and(
        eq(t.userId, who),
        eq(t.trashed, shelf.live),
        looked.length > 0 ? sql`${t.id} in (${sql.join(hits, sql` union `)})` : sql`0`,
        ...words.slice(0, 10).map(holds),
        status ? eq(t.status, status) : undefined,
      ),
    )
    .orderBy(desc(t.id))
  return query([rows], (found) => ({ rows: found, hasMore: found.length >= limit }))
}

/** Next steps that are due by a given day, earliest first. */
export function findDueSteps({ db }: Deps, who: Who, until: string): Query<SummaryRow[]> {
  const rows = db
    .select(summaryColumns)
    .from(t)
    // Written literally to match the partial index.
    .where(and(eq(t.userId, who), sql`${t.trashed} = 0 and ${t.status} <> 'closed'`, lte(t.nextStepOn, until)))
    .orderBy(asc(t.nextStepOn))
    .limit(maxDue)
  return query([rows], (found) => found)
}
