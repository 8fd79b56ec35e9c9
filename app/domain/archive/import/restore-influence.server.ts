import { analysisId } from "../../influence/analysis/analysis-id.server"
import { restoreAnalyses } from "../../influence/analysis/restore-analyses.server"
import { engagementId } from "../../influence/engagement/engagement-id.server"
import { restoreEngagements } from "../../influence/engagement/restore-engagements.server"
import { recalculateJob } from "../../influence/score/recalculate-job.server"
import { restoreScore } from "../../influence/score/restore-score.server"
import { startSystemJob } from "../../jobs/start-system-job.server"
import { iso } from "../../kernel/clock"
import { type Importing, inGroups, type Reached } from "./importing.server"

/** Restores analyzed texts with their results. */
export function restoreContentAnalyses(importing: Importing, from: number): Promise<Reached> {
  const { deps, userId, guard } = importing
  return inGroups(importing, "content-analyses", from, async (group) => {
    const done = group.filter(({ score }) => score !== null)
    const rows = await Promise.all(
      done.map(async (one) => ({ ...one, userId, id: await analysisId(deps, userId, one) })),
    )
    return restoreAnalyses(deps, rows, guard)
  })
}

/** Restores published pieces with their readings. Deleted pieces stay deleted. */
export function restoreEngagement(importing: Importing, from: number): Promise<Reached> {
  const { deps, userId, guard } = importing
  return inGroups(importing, "engagement", from, async (group) => {
    const rows = await Promise.all(
      group.map(async (one) => ({ ...one, userId, id: await engagementId(deps, userId, one) })),
    )
    return restoreEngagements(deps, rows, guard)
  })
}

/** Restores the score's history and recalculates the score. */
export function restoreInfluence(importing: Importing, from: number): Promise<Reached> {
  const { deps, userId, guard } = importing
  return inGroups(importing, "influence", from, async (group) => {
    const now = iso(deps.now())
    const job = { userId, subjectId: userId, input: {}, when: guard, writes: [] }
    await startSystemJob(deps, recalculateJob, job)
    const histories = group.map(({ history }) => history)
    return restoreScore(deps, userId, histories, now, guard)
  })
}
