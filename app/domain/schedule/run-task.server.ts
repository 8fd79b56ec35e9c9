import { iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { claimSlot, finishSlot, releaseSlot } from "./claim-slot.server"
import { retryAfter, slicesPerMessage } from "./rules"
import type { FindSlice, Scheduled } from "./schema"

/**
 * Runs some slices of a task, then sends the next message while more remain. A failed task is retried from its cursor
 * until it succeeds, and blocks nothing else. Safe to call at any time.
 */
export async function runTask(deps: Deps, find: FindSlice<Deps>, task: Scheduled): Promise<void> {
  const claimed = await claimSlot(deps, task)
  if (!claimed) return
  const slice = find(task.name)
  let cursor = claimed.cursor
  try {
    for (let turn = 0; turn < slicesPerMessage; turn++) {
      const next = await slice(deps, cursor)
      if (next === null) return await finishSlot(deps, claimed)
      cursor = next
    }
  } catch (error) {
    deps.log("schedule.failed", { name: task.name, reason: error instanceof Error ? error.name : "unknown" })
    return releaseSlot(deps, claimed, cursor, later(deps.now(), retryAfter))
  }
  await releaseSlot(deps, claimed, cursor, iso(deps.now()))
  await sendTasks(deps, [task])
}

/** Sends the messages that run tasks; the next minute's cron makes up for a lost one. */
export async function sendTasks(deps: Deps, tasks: Scheduled[]): Promise<void> {
  if (tasks.length === 0) return
  const messages = tasks.map(({ name, slot }) => ({ v: 1 as const, type: "task" as const, name, slot }))
  await deps.send("bulk", messages).catch(() => deps.log("queue.send_failed", { tasks: tasks.length }))
}
