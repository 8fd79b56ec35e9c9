import { startFanOut } from "../fan-out/run-fan-out.server"
import { weekOf } from "../feed/pool/rules"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { sendTasks } from "./run-task.server"
import { taskNames } from "./schema"

/** Starts a day's work. Idempotent. */
export async function startDay(deps: Deps): Promise<void> {
  const slot = iso(deps.now()).slice(0, 10)
  await startFanOut(deps, { name: "influence.daily", slot })
  await startFanOut(deps, { name: "readiness.daily", slot })
  await sendTasks(
    deps,
    taskNames.map((name) => ({ name, slot })),
  )
}

/** Starts a week's work. Idempotent. */
export const startWeek = (deps: Deps) => startFanOut(deps, { name: "feed.weekly", slot: weekOf(deps.now()) })
