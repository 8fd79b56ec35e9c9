import { and, eq, getTableColumns, lte, or, type SQL, sql } from "drizzle-orm"
import { iso, later, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { Notice } from "../notifications/schema"
import type { JobRegistry } from "./definition.server"
import { leaseOf } from "./lease.server"
import { readInput } from "./read-input"
import { aloneAfterCrashes } from "./rules"
import type { ClaimedJob } from "./schema"
import { jobs } from "./tables.server"

/** Expired claims, including the one being taken over now. */
export const crashesOf = sql<number>`(${jobs.crashes} + (${jobs.status} = 'running'))`

/**
 * Claims a due job with one conditional UPDATE that increments its fence. Returns null if the job is not due. A job
 * that may have killed its consumers is left to a message that runs it alone.
 */
export async function claim(
  deps: Deps,
  registry: JobRegistry,
  jobId: string,
  alone: boolean,
): Promise<{ job: ClaimedJob; rawInput: string } | null> {
  const now = deps.now()
  const until = leaseUntil(deps, registry)
  const [row] = await deps.db
    .update(jobs)
    .set({
      status: "running",
      stage: null,
      fence: sql`${jobs.fence} + 1`,
      crashes: crashesOf,
      notBefore: until,
      wakeAt: until,
    })
    .where(
      and(
        eq(jobs.id, jobId),
        or(eq(jobs.status, "queued"), eq(jobs.status, "running")),
        lte(jobs.notBefore, iso(now)),
        alone ? undefined : sql`${crashesOf} < ${aloneAfterCrashes}`,
      ),
    )
    // Read as raw text: an unreadable notice must not keep the job from being claimed and settled.
    .returning({ ...getTableColumns(jobs), limitNotice: sql<string | null>`${jobs.limitNotice}` })
  if (!row) return null
  const { input: rawInput, hold, holdState, limitNotice, ...rest } = row
  return {
    job: {
      ...rest,
      leaseSeconds: leaseOf(deps, registry.find(rest.type)),
      hold: holdState === "held" ? hold : null,
      limitNotice: limitNotice ? readInput(Notice, limitNotice) : null,
    },
    rawInput,
  }
}

/** When the claim expires. Only the row knows the job's type, so the statement chooses among all leases. */
function leaseUntil(deps: Deps, { all }: JobRegistry): SQL {
  const now = deps.now()
  const byType = all.map((kind) => sql`when ${kind.type} then ${later(now, leaseOf(deps, kind) * second)}`)
  return sql`case ${jobs.type} ${sql.join(byType, sql` `)} else ${later(now, leaseOf(deps, null) * second)} end`
}
