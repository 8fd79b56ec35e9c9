import { purge } from "../app/domain/account/purge.server"
import { onceASlot } from "../app/domain/jobs/once-a-slot.server"
import { sweep } from "../app/domain/jobs/sweep.server"
import { openDeps } from "./deps"
import type { Env } from "./env"

/** Cron → command. The sweep is harmless to repeat; the others run once for each slot of their schedule. */
export async function runCron({ cron }: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
  const { deps } = openDeps(env, (work) => ctx.waitUntil(work))
  switch (cron) {
    case "* * * * *":
      await sweep(deps)
      return
    case "0 3 * * *":
      await onceASlot(deps, "daily", deps.now().toISOString().slice(0, 10), () => purge(deps))
      return
    default:
      deps.log("cron.nothing_to_do", { cron })
  }
}
