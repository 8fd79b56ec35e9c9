import { purge } from "../app/domain/account/purge.server"
import { startFanOut } from "../app/domain/fan-out/run-fan-out.server"
import { forgetFanOuts, sweepFanOuts } from "../app/domain/fan-out/sweep-fan-outs.server"
import { weekOf } from "../app/domain/feed/rules"
import { onceASlot } from "../app/domain/jobs/once-a-slot.server"
import { sweep } from "../app/domain/jobs/sweep.server"
import { sweepDeletions } from "../app/domain/leaving/sweep-deletions.server"
import { openDeps } from "./deps"
import type { Env } from "./env"

/** Cron → command. The sweeps are harmless to repeat; the others run once for each slot of their schedule. */
export async function runCron({ cron }: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
  const { deps } = openDeps(env, (work) => ctx.waitUntil(work))
  const today = deps.now().toISOString().slice(0, 10)
  switch (cron) {
    case "* * * * *":
      await sweep(deps)
      await sweepFanOuts(deps)
      await sweepDeletions(deps)
      return
    case "0 3 * * *":
      await startFanOut(deps, { name: "readiness.daily", slot: today })
      await onceASlot(deps, "daily", today, async () => {
        await purge(deps)
        await forgetFanOuts(deps)
      })
      return
    case "0 6 * * 1":
      await startFanOut(deps, { name: "feed.weekly", slot: weekOf(deps.now()) })
      return
    default:
      deps.log("cron.unknown", { cron })
  }
}
