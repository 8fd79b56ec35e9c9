import { and, eq, getTableColumns, lte, or, sql } from "drizzle-orm"
import { iso, later, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { Notice } from "../notifications/schema"
import { readInput } from "./read-input"
import { aloneFrom } from "./rules"
import type { ClaimedJob } from "./schema"
import { jobs } from "./tables.server"

/** Claims that ran out without an end, the one that is just being taken over included. */
export const crashesOf = sql<number>`(${jobs.crashes} + (${jobs.status} = 'running'))`

/** How long a claim holds. Longer than the longest call a job makes, so that only a dead consumer loses it. */
export function lease(deps: Deps): number {
  return (deps.ask ? deps.settings.aiTimeoutSeconds + 15 : 15) * second
}

/**
 * Takes a job that is there to be done, by one conditional UPDATE that raises its fence; null where there is none.
 * One that may have killed its consumers is left to a message that has it run alone.
 */
export async function claim(
  deps: Deps,
  jobId: string,
  alone: boolean,
): Promise<{ job: ClaimedJob; rawInput: string } | null> {
  const now = deps.now()
  const until = later(now, lease(deps))
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
        alone ? undefined : sql`${crashesOf} < ${aloneFrom}`,
      ),
    )
    // Read as the text it is: what cannot be read must not keep the job from being taken, and so from ending.
    .returning({ ...getTableColumns(jobs), limitNotice: sql<string | null>`${jobs.limitNotice}` })
  if (!row) return null
  const { input: rawInput, hold, holdState, limitNotice, ...rest } = row
  return {
    job: {
      ...rest,
      hold: holdState === "held" ? hold : null,
      limitNotice: limitNotice ? readInput(Notice, limitNotice) : null,
    },
    rawInput,
  }
}
