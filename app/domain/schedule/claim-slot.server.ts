import { and, eq, isNull, lte, sql } from "drizzle-orm"
import { iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { taskLease } from "./rules"
import type { Scheduled } from "./schema"
import { cronRuns } from "./tables.server"

/** A claimed slot. Writes take effect only while its fence is the highest. */
export interface ClaimedSlot extends Scheduled {
  fence: number
  /** Position from which the work resumes. */
  cursor: string
}

/** Leases the work of a slot. Returns null if it is done or another worker holds the lease. */
export async function claimSlot(deps: Deps, { name, slot }: Scheduled): Promise<ClaimedSlot | null> {
  const now = deps.now()
  const leaseUntil = later(now, taskLease)
  const [row] = await deps.db
    .insert(cronRuns)
    .values({ name, slot, startedAt: iso(now), fence: 1, leaseUntil })
    .onConflictDoUpdate({
      target: [cronRuns.name, cronRuns.slot],
      set: { fence: sql`${cronRuns.fence} + 1`, leaseUntil },
      setWhere: and(isNull(cronRuns.doneAt), lte(cronRuns.leaseUntil, iso(now))),
    })
    .returning({ fence: cronRuns.fence, cursor: cronRuns.cursor })
  return row ? { name, slot, ...row } : null
}

/** Marks the slot as done. A crash before this point repeats the work from its cursor. */
export const finishSlot = (deps: Deps, claimed: ClaimedSlot) => updateSlot(deps, claimed, { doneAt: iso(deps.now()) })

/** Releases the claim on a slot; its work resumes from `cursor` at `leaseUntil`. */
export const releaseSlot = (deps: Deps, claimed: ClaimedSlot, cursor: string, leaseUntil: string) =>
  updateSlot(deps, claimed, { cursor, leaseUntil })

async function updateSlot(deps: Deps, { name, slot, fence }: ClaimedSlot, set: Partial<typeof cronRuns.$inferInsert>) {
  await deps.db
    .update(cronRuns)
    .set(set)
    .where(and(eq(cronRuns.name, name), eq(cronRuns.slot, slot), eq(cronRuns.fence, fence)))
}
