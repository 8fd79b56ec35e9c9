import type { SQL } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { type PageQuery, pageOf } from "../../kernel/page"
import { type Query, query, type Who } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { requirePro } from "../require-pro"
import type { ContentAnalysisView } from "../schema"
import { analysisView } from "./analysis-view"
import { selectAnalyses, selectAnalysis } from "./repository.server"

interface AnalysisPage {
  feedback: ContentAnalysisView[]
  nextCursor: string | null
}

/** A page of the analyzed texts, newest first. */
export function findAnalyses(deps: Deps, who: Who, page: PageQuery): Query<AnalysisPage> {
  return query([selectAnalyses(deps, who, page)], (rows) => {
    const { rows: shown, nextCursor } = pageOf(rows, page.limit)
    return { feedback: shown.map(analysisView), nextCursor }
  })
}

/** The analyses as returned by the API. Refuses with `pro_required`. */
export function listAnalyses(deps: Deps, who: Who, page: PageQuery): Query<(actor: Actor) => AnalysisPage> {
  const { statements, read } = findAnalyses(deps, who, page)
  return {
    statements,
    read: (rows) => (actor) => {
      requirePro(actor)
      return read(rows)
    },
  }
}

/** One analysis; null if it belongs to another user. */
export function findAnalysis(deps: Deps, who: Who, id: string | SQL): Query<ContentAnalysisView | null> {
  return query([selectAnalysis(deps, who, id)], ([row]) => (row ? analysisView(row) : null))
}
