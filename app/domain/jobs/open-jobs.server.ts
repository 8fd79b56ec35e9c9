import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import { jobs } from "./tables.server"

/** In the words of the index of jobs that are not over. */
const isOpen = sql`${jobs.status} in ('queued', 'running')`

/** Has units that open jobs hold in one period count in another, for a change of plan. */
export function moveHolds({ db }: Deps, userId: string, from: string, to: string, guard: SQL): Statement {
  return db
    .update(jobs)
    .set({ holdPeriod: to })
    .where(and(eq(jobs.userId, userId), isOpen, eq(jobs.holdPeriod, from), guard))
}
