import { asc, inArray, lte, sql } from "drizzle-orm"
import { iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { crashesOf } from "./claim-job.server"
import type { JobRegistry } from "./definition.server"
import { jobMessage } from "./job-message"
import { resendAfter, sweepSize } from "./rules"
import { jobs } from "./tables.server"

/**
 * Resends messages that the queue may have lost: jobs never sent, jobs whose consumer died, and retries whose delayed
 * message is gone. Returns how many were sent. A duplicate message is harmless, because only one consumer can claim the
 * job.
 */
export async function sweepJobs(deps: Deps, registry: JobRegistry): Promise<number> {
  const now = deps.now()
  const due = await deps.db
    .select({ id: jobs.id, type: jobs.type, crashes: crashesOf })
    .from(jobs)
    .where(sql`${jobs.status} in ('queued', 'running') and ${lte(jobs.wakeAt, iso(now))}`)
    .orderBy(asc(jobs.wakeAt))
    .limit(sweepSize)
  if (due.length === 0) return 0
  // A job of a type that no longer exists is only ended, which any queue can do.
  const queueOf = (type: string) => registry.find(type)?.queue ?? "jobs"
  for (const queue of new Set(due.map(({ type }) => queueOf(type)))) {
    const here = due.filter(({ type }) => queueOf(type) === queue)
    await deps.send(
      queue,
      here.map(({ id, crashes }) => jobMessage(id, crashes)),
    )
  }
  const ids = JSON.stringify(due.map(({ id }) => id))
  await deps.db
    .update(jobs)
    .set({ wakeAt: later(now, resendAfter) })
    .where(inArray(jobs.id, sql`(select value from json_each(${ids}))`))
  return due.length
}
