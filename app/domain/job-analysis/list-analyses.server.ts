import type { SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { type PageQuery, pageOf } from "../kernel/page"
import { mapQuery, type Query, query, type Who } from "../kernel/query.server"
import type { AnalysisRow, SummaryRow } from "./analysis-row"
import { analysisView, summaryView } from "./analysis-view"
import { selectAnalysis, selectSummaries } from "./repository.server"
import type { ApplicationStatus } from "./rules"
import type { AnalysisSummary, AnalysisView } from "./schema"

interface AnalysisPage {
  rows: SummaryRow[]
  nextCursor: string | null
}

/** A page of analyses, newest first. */
export function findAnalyses(
  deps: Deps,
  who: Who,
  page: PageQuery,
  filter: { status?: ApplicationStatus; on?: 0 | 1 } = {},
): Query<AnalysisPage> {
  return query([selectSummaries(deps, who, page, filter)], (rows) => pageOf(rows, page.limit))
}

export function listAnalyses(
  deps: Deps,
  who: Who,
  page: PageQuery,
  status?: ApplicationStatus,
): Query<{ analyses: AnalysisSummary[]; nextCursor: string | null }> {
  return mapQuery(findAnalyses(deps, who, page, { status }), ({ rows, nextCursor }) => {
    return { analyses: rows.map(summaryView), nextCursor }
  })
}

/** One live analysis as stored; null if it does not exist or belongs to another user. */
export function findStoredAnalysis(deps: Deps, who: Who, id: string | SQL): Query<AnalysisRow | null> {
  return query([selectAnalysis(deps, who, id)], ([row]) => row ?? null)
}

/** One analysis as returned by the API. */
export function findAnalysis(deps: Deps, who: Who, id: string | SQL): Query<AnalysisView> {
  return mapQuery(findStoredAnalysis(deps, who, id), (row) => {
    if (!row) throw notFound("This job analysis")
    return analysisView(row)
  })
}

/** The response of `POST /api/job-analysis/analyze` once its job is done. */
export const findAnalysisBySubject = (deps: Deps, who: Who, subjectId: SQL) => findAnalysis(deps, who, subjectId)
