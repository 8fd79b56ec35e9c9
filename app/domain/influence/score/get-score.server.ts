import type { Deps } from "../../kernel/deps"
import { type Query, query, type Who } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { polledDays } from "../piece-limits"
import { requirePro } from "../require-pro"
import { weightsOf } from "../rules"
import type { InfluenceScoreView } from "../schema"
import { type ScoreRow, selectScore } from "./repository.server"

/** A user's stored score, in one row. Null before anything was added. */
export function findScore(deps: Deps, who: Who): Query<ScoreRow | null> {
  return query([selectScore(deps, who)], ([row]) => row ?? null)
}

/** The score as returned to polling clients. Refuses with `pro_required`. */
export function getScore(deps: Deps, who: Who): Query<(actor: Actor) => InfluenceScoreView> {
  const { statements, read } = findScore(deps, who)
  return {
    statements,
    read: (rows) => (actor) => {
      requirePro(actor)
      return scoreView(read(rows))
    },
  }
}

export function scoreView(row: ScoreRow | null): InfluenceScoreView {
  const { score = null, contentQuality = null, engagement = null, history = [] } = row ?? {}
  const weights = weightsOf(contentQuality !== null, engagement !== null)
  return {
    influenceScore: score ?? 0,
    breakdown: {
      contentQuality: contentQuality ?? 0,
      contentWeight: weights.contentQuality,
      engagement: engagement ?? 0,
      engagementWeight: weights.engagement,
    },
    totalAnalyses: row?.analyses ?? 0,
    recentEngagements: row?.recentPieces ?? 0,
    history: history.slice(-polledDays).map(([date, influenceScore]) => ({ date, influenceScore })),
  }
}
