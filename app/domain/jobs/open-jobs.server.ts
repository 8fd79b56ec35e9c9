import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement, Who } from "../kernel/query.server"
import type { JobType } from "./schema"
import { jobs } from "./tables.server"

/** Written literally to match the partial index on open jobs. */
export const isOpen = sql`${jobs.status} in ('queued', 'running')`

/** True while one of the user's jobs is running. */
export const isWorking = (userId: SQL): SQL =>
  sql`exists (select 1 from ${jobs} where ${jobs.userId} = ${userId} and ${isOpen} and ${jobs.status} = 'running')`

/** True if the user has no open job of this type. */
export const noOpenJob = (userId: string, type: JobType): SQL =>
  sql`not exists (select 1 from ${jobs} where ${jobs.userId} = ${userId} and ${isOpen} and ${jobs.type} = ${type})`

/** The user's open jobs of one type. */
export function selectOpenJobs({ db }: Deps, who: Who, type: JobType) {
  return db
    .select({ jobId: jobs.id, subjectId: jobs.subjectId, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(eq(jobs.userId, who), isOpen, eq(jobs.type, type)))
}

/** Moves the held units of open jobs from one period to another after a change of plan. */
export function moveHolds({ db }: Deps, userId: string, from: string, to: string, guard: SQL): Statement {
  return db
    .update(jobs)
    .set({ holdPeriod: to })
    .where(and(eq(jobs.userId, userId), isOpen, eq(jobs.holdPeriod, from), guard))
}
