import type { Deps } from "../kernel/deps"
import { batch } from "../kernel/query.server"
import { inputsOf } from "./get-readiness.server"
import { dayAfter, deleteSnapshotsBefore, insertSnapshots, selectStandingsOf } from "./repository.server"
import { readinessOf } from "./rules"

/** Snapshots are compared for 14 days; a few more are kept in case a day's run is late. */
const snapshotDays = 35

/**
 * Keeps each user's score as that of a day (UTC, YYYY-MM-DD), under the plan they have now, and lets go of old ones:
 * two round trips, however many users. Run again for the same day, it changes nothing.
 */
export async function snapshotUsers(deps: Deps, day: string, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return
  const standings = await selectStandingsOf(deps, userIds)
  const snapshots = standings.map((standing) => {
    const { score, percentages } = readinessOf(inputsOf(standing, deps.now()))
    return { userId: standing.userId, score, percentages }
  })
  await batch(deps.db, [
    insertSnapshots(deps, day, snapshots),
    deleteSnapshotsBefore(deps, dayAfter(day, -snapshotDays), userIds),
  ])
}
