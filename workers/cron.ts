import { purge } from "../app/domain/account/purge.server"
import { startReconciling } from "../app/domain/billing/reconcile.server"
import type { Deps } from "../app/domain/deps"
import { startFanOut } from "../app/domain/fan-out/run-fan-out.server"
import { forgetFanOuts, sweepFanOuts } from "../app/domain/fan-out/sweep-fan-outs.server"
import { purgePool } from "../app/domain/feed/purge-pool.server"
import { weekOf } from "../app/domain/feed/rules"
import { onceASlot } from "../app/domain/jobs/once-a-slot.server"
import { sweep } from "../app/domain/jobs/sweep.server"
import { purgeArchives } from "../app/domain/leaving/purge-archives.server"
import { sweepDeletions } from "../app/domain/leaving/sweep-deletions.server"
import { purgeAiRuns } from "../app/domain/settings/ai-runs.server"
import { openDeps } from "./deps"
import type { Env } from "./env"

/** What each minute looks after: work that the queue lost, and accounts on their way out. Harmless to repeat. */
const sweeps = [sweep, sweepFanOuts, sweepDeletions]
/** What each day removes. */
const purges = [purge, purgeArchives, purgePool, (deps: Deps) => purgeAiRuns(deps, 10_000), forgetFanOuts]

/** Cron → command. What runs over all users, and what removes, does so once for each slot of its schedule. */
export async function runCron({ cron }: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
  const { deps } = openDeps(env, (work) => ctx.waitUntil(work))
  const today = deps.now().toISOString().slice(0, 10)
  switch (cron) {
    case "* * * * *":
      return each(deps, sweeps)
    case "0 3 * * *":
      await startFanOut(deps, { name: "readiness.daily", slot: today })
      await onceASlot(deps, "daily", today, () => each(deps, [startReconciling, ...purges]))
      return
    case "0 6 * * MON":
      return startFanOut(deps, { name: "feed.weekly", slot: weekOf(deps.now()) })
    default:
      deps.log("cron.unknown", { cron })
  }
}

/** One after the other; one that fails is noted and leaves the others their turn. */
async function each(deps: Deps, works: ((deps: Deps) => Promise<unknown>)[]): Promise<void> {
  for (const work of works) {
    await work(deps).catch((error: unknown) => {
      console.error(JSON.stringify({ event: "cron.failed", error: error instanceof Error ? error.stack : "" }))
    })
  }
}
