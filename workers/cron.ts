import { purgeArchives } from "../app/domain/archive/purge-archives.server"
import { sweepDeletions } from "../app/domain/deletion/sweep-deletions.server"
import { sweepFanOuts } from "../app/domain/fan-out/sweep-fan-outs.server"
import { sweepJobs } from "../app/domain/jobs/sweep-jobs.server"
import type { Deps } from "../app/domain/kernel/deps"
import { errorText } from "../app/domain/kernel/error-text"
import { startDay, startWeek } from "../app/domain/schedule/begin-scheduled.server"
import { catchUp } from "../app/domain/schedule/catch-up.server"
import { jobRegistry } from "../app/jobs.server"
import { openDeps } from "./deps"
import type { Env } from "./env"

/** The commands of each cron. All are safe to repeat; the per-minute cron catches up on a missed hour. */
const commandsByCron: Record<string, ((deps: Deps) => Promise<unknown>)[]> = {
  "* * * * *": [(deps) => sweepJobs(deps, jobRegistry), sweepFanOuts, sweepDeletions, purgeArchives, catchUp],
  "0 3 * * *": [startDay],
  "0 6 * * MON": [startWeek],
}

/** Runs the commands of a cron one after the other. A failure is logged and does not stop the others. */
export async function runCron({ cron }: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
  const { deps } = openDeps(env, (work) => ctx.waitUntil(work))
  if (!commandsByCron[cron]) deps.log("cron.unknown", { cron })
  for (const work of commandsByCron[cron] ?? []) {
    await work(deps).catch((error: unknown) => {
      console.error(JSON.stringify({ event: "cron.failed", error: errorText(error) }))
    })
  }
}
