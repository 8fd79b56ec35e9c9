import { asc, lte } from "drizzle-orm"
import { deletionsOfSweep } from "../archive/rules"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { deletions } from "./tables.server"

/** Sends on the deletions that are due: those whose message was lost, whose try died, or that wait for another try. */
export async function sweepDeletions(deps: Deps): Promise<void> {
  const due = await deps.db
    .select({ userId: deletions.userId })
    .from(deletions)
    .where(lte(deletions.wakeAt, iso(deps.now())))
    .orderBy(asc(deletions.wakeAt))
    .limit(deletionsOfSweep)
  if (due.length === 0) return
  await deps.send(
    "bulk",
    due.map(({ userId }) => ({ v: 1, type: "erase", userId })),
  )
}
