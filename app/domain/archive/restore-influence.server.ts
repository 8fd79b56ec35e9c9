import { analysisId } from "../influence/analysis/analysis-id.server"
import { restoreAnalyses } from "../influence/analysis/repository.server"
import { engagementId } from "../influence/engagement/engagement-id.server"
import { mergeEngagements, restoreEngagementRows } from "../influence/engagement/repository.server"
import { recalculateJob } from "../influence/score/recalculate-job.server"
import { bumpInputs, restoreHistory } from "../influence/score/repository.server"
import { startSystemJob } from "../jobs/start-system-job.server"
import { iso } from "../kernel/clock"
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
    // The merge takes the counts from the readings.
    return [...restoreEngagementRows(deps, rows, guard), ...mergeEngagements(deps, rows, guard, false)]
  })
}

/** Restores the score's history and recalculates the score. */
export function restoreInfluence(importing: Importing, from: number): Promise<Reached> {
  const { deps, userId, guard } = importing
  return inGroups(importing, "influence", from, async (group) => {
    const now = iso(deps.now())
    const job = { userId, subjectId: userId, input: {}, when: guard, writes: [] }
    await startSystemJob(deps, recalculateJob, job)
    return [
      ...group.flatMap(({ history }) => restoreHistory(deps, userId, history, now, guard)),
      bumpInputs(deps, userId, now, guard),
    ]
  })
}
