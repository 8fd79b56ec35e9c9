import type { Deps } from "../kernel/deps"
import { batch } from "../kernel/query.server"
import { inputsOf } from "./get-readiness.server"
import { dayAfter, deleteSnapshotsBefore, insertSnapshots, selectStandingsOf } from "./repository.server"
import { readinessOf } from "./rules"

/** Snapshots are compared for 14 days; the rest is slack for late runs. */
const snapshotDays = 35

/**
 * Stores each user's score for a day (UTC, YYYY-MM-DD) under their current plan, and deletes old ones. Two round trips
 * for any number of users. Idempotent per day.
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
