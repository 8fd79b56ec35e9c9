import { and, eq, inArray } from "drizzle-orm"
import { selectStarted, startFanOut } from "../fan-out/run-fan-out.server"
import type { FanOut } from "../fan-out/schema"
import { idsBefore } from "../feed/pool/item-retention"
import { slotStart } from "../feed/pool/slot"
import { hour, iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { selectOldestUser } from "../users/accounts.server"
import { sendTasks } from "./run-task.server"
import { taskNames } from "./schema"
import { dayHour, daySlot, weekHour, weekSlot } from "./slots"
import { cronRuns } from "./tables.server"

/**
 * Resumes due scheduled work: work that was started and is neither done nor running, and the latest slot missed during
 * any downtime. Slots that passed before the first user signed up are skipped.
 */
export async function catchUp(deps: Deps): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const runs: (FanOut & { hour: number })[] = [
    { name: "influence.daily", slot: daySlot(now), hour: dayHour },
    { name: "readiness.daily", slot: daySlot(now), hour: dayHour },
    { name: "feed.weekly", slot: weekSlot(now), hour: weekHour },
  ]
  const slot = daySlot(now)
  const [[first], begun, known] = await db.batch([
    selectOldestUser(deps),
    selectStarted(deps, runs),
    db
      .select({ name: cronRuns.name, doneAt: cronRuns.doneAt, leaseUntil: cronRuns.leaseUntil })
      .from(cronRuns)
      .where(and(inArray(cronRuns.name, [...taskNames]), eq(cronRuns.slot, slot))),
  ])
  const wasWaitedFor = (of: string, at: number) =>
    first !== undefined && first.id < idsBefore(new Date(slotStart(of).getTime() + at * hour))

  for (const run of runs) {
    if (begun.some(({ name }) => name === run.name) || !wasWaitedFor(run.slot, run.hour)) continue
    await startFanOut(deps, { name: run.name, slot: run.slot })
  }
  const due = taskNames.filter((name) => {
    const row = known.find((one) => one.name === name)
    return row ? row.doneAt === null && row.leaseUntil <= iso(now) : wasWaitedFor(slot, dayHour)
  })
  await sendTasks(
    deps,
    due.map((name) => ({ name, slot })),
  )
}
