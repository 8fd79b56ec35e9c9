import { iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { retryAfter, slicesOfMessage } from "./rules"
import type { FindSlice, Scheduled } from "./schema"
import { finishSlot, leaveSlot, takeSlot } from "./take-slot.server"

/**
 * Does some pieces of a task and hands over to the next message while there is more. One that fails is tried again
 * from where it stopped, for as long as it takes, and holds up nothing else. Safe to call at any time.
 */
export async function runTask(deps: Deps, find: FindSlice<Deps>, task: Scheduled): Promise<void> {
  const taken = await takeSlot(deps, task)
  if (!taken) return
  const slice = find(task.name)
  let cursor = taken.cursor
  try {
    for (let turn = 0; turn < slicesOfMessage; turn++) {
      const next = await slice(deps, cursor)
      if (next === null) return await finishSlot(deps, taken)
      cursor = next
    }
  } catch (error) {
    deps.log("schedule.failed", { name: task.name, reason: error instanceof Error ? error.name : "unknown" })
    return leaveSlot(deps, taken, cursor, later(deps.now(), retryAfter))
  }
  await leaveSlot(deps, taken, cursor, iso(deps.now()))
  await tellOfTasks(deps, [task])
}

/** The messages that have tasks done; the next minute makes up for a lost one. */
export async function tellOfTasks(deps: Deps, tasks: Scheduled[]): Promise<void> {
  if (tasks.length === 0) return
  const messages = tasks.map(({ name, slot }) => ({ v: 1 as const, type: "task" as const, name, slot }))
  await deps.send("bulk", messages).catch(() => deps.log("queue.send_failed", { tasks: tasks.length }))
}
