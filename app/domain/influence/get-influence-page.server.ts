import { listContents } from "../content/get-content.server"
import { findJobOfKind } from "../jobs/get-job.server"
import { isOver } from "../jobs/schema"
import { day, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { PageQuery } from "../kernel/page"
import { emptyQuery, mapQuery, query, together, type Who } from "../kernel/query.server"
import { findAnalyses, findAnalysis } from "./analysis/list-analyses.server"
import { selectPublishedDays } from "./analysis/repository.server"
import { findEngagement, findEngagements } from "./engagement/list-engagements.server"
import { selectPieceDays } from "./engagement/repository.server"
import { findPatterns } from "./patterns/find-patterns.server"
import { findScore, scoreView } from "./score/get-score.server"

/** Number of days in the trend chart. */
const trendDays = 90
/** Maximum number of pieces marked on the chart. */
const maxMarks = 20
/** Maximum number of documents offered for analysis. */
const documentsOffered = 4

export interface InfluenceView {
  tab: "analysis" | "engagement" | "patterns"
  page: PageQuery
  analysis: string | null
  piece: string | null
  job: string | null
  analyze: boolean
}

/** Everything the influence page shows, in one round trip. */
export function findInfluencePage(deps: Deps, who: Who, wanted: InfluenceView) {
  const from = later(deps.now(), -trendDays * day).slice(0, 10)
  const marks = query(
    [selectPublishedDays(deps, who, from, maxMarks), selectPieceDays(deps, who, from, maxMarks)],
    (texts, pieces) => [...new Set([...texts, ...pieces].map(({ publishedOn }) => publishedOn))].sort(),
  )
  const lists = together(
    wanted.tab === "analysis" ? findAnalyses(deps, who, wanted.page) : emptyQuery,
    together(
      wanted.tab === "engagement" ? findEngagements(deps, who, wanted.page) : emptyQuery,
      wanted.tab === "patterns" ? findPatterns(deps, who) : emptyQuery,
    ),
  )
  const opened = together(
    wanted.analysis ? findAnalysis(deps, who, wanted.analysis) : emptyQuery,
    wanted.piece ? findEngagement(deps, who, wanted.piece) : emptyQuery,
  )
  const beside = together(
    findJobOfKind(deps, who, "influence.analyze", wanted.job),
    wanted.analyze ? listContents(deps, who, { limit: documentsOffered }) : emptyQuery,
  )
  const score = together(findScore(deps, who), marks)
  return mapQuery(
    together(together(score, lists), together(opened, beside)),
    ([[[row, days], listed], [open, others]]) => {
      const [analyses, [engagements, patterns]] = listed
      const [analysis, piece] = open
      const [job, documents] = others
      return {
        score: scoreView(row),
        measured: row !== null && row.score !== null,
        /** True if a stored change is not yet reflected in the score. */
        isDue: row !== null && row.calculated < row.inputs,
        pieces: row?.pieces ?? 0,
        trend: (row?.history ?? []).filter(([on]) => on >= from).map(([on, value]) => ({ on, value })),
        marks: days,
        analyses,
        engagements,
        patterns,
        analysis,
        piece,
        documents: documents?.items.map(({ id, title, type, createdAt }) => ({ id, title, type, createdAt })) ?? [],
        job: job && { id: job.id, isOver: isOver(job.status), hasFailed: job.status === "failed" },
      }
    },
  )
}
export type InfluencePage = ReturnType<ReturnType<typeof findInfluencePage>["read"]>
