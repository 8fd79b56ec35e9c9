import { and, eq, isNull, lte, sql } from "drizzle-orm"
import { iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { taskLease } from "./rules"
import type { Scheduled } from "./schema"
import { cronRuns } from "./tables.server"

/** A slot that is being worked on. Writes count only while its fence is the highest. */
export interface ClaimedSlot extends Scheduled {
  fence: number
  /** The place from which the work goes on. */
  cursor: string
}

/** Claims the work of a slot for a lease; null where it is done, or somebody else is at it. */
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

/** Notes that the work of a slot is done, and only now: a crash before this has it repeated from where it got. */
export const finishSlot = (deps: Deps, claimed: ClaimedSlot) => note(deps, claimed, { doneAt: iso(deps.now()) })

/** Gives up the claim on a slot whose work goes on from `cursor` at `leaseUntil`. */
export const releaseSlot = (deps: Deps, claimed: ClaimedSlot, cursor: string, leaseUntil: string) =>
  note(deps, claimed, { cursor, leaseUntil })

async function note(deps: Deps, { name, slot, fence }: ClaimedSlot, set: Partial<typeof cronRuns.$inferInsert>) {
  await deps.db
    .update(cronRuns)
    .set(set)
    .where(and(eq(cronRuns.name, name), eq(cronRuns.slot, slot), eq(cronRuns.fence, fence)))
}
