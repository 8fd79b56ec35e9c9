import { asc, lte } from "drizzle-orm"
import { deletionsPerSweep } from "../archive/rules"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { deletions } from "./tables.server"

/** Resumes due deletions: lost messages, dead attempts and scheduled retries. */
export async function sweepDeletions(deps: Deps): Promise<void> {
  const due = await deps.db
    .select({ userId: deletions.userId })
    .from(deletions)
    .where(lte(deletions.wakeAt, iso(deps.now())))
    .orderBy(asc(deletions.wakeAt))
    .limit(deletionsPerSweep)
  if (due.length === 0) return
  await deps.send(
    "bulk",
    due.map(({ userId }) => ({ v: 1, type: "erase", userId })),
  )
}
