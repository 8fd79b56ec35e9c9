import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement, Who } from "../kernel/query.server"
import type { JobType } from "./schema"
import { jobs } from "./tables.server"

/** In the words of the index of jobs that are not over. */
export const isOpen = sql`${jobs.status} in ('queued', 'running')`

/** True while a job of the user is at work. */
export const isWorking = (userId: SQL): SQL =>
  sql`exists (select 1 from ${jobs} where ${jobs.userId} = ${userId} and ${isOpen} and ${jobs.status} = 'running')`

/** True while the user has no open job of a kind. */
export const noOpenJob = (userId: string, type: JobType): SQL =>
  sql`not exists (select 1 from ${jobs} where ${jobs.userId} = ${userId} and ${isOpen} and ${jobs.type} = ${type})`

/** The user's open jobs of a kind. */
export function selectOpenJobs({ db }: Deps, who: Who, type: JobType) {
  return db
    .select({ jobId: jobs.id, subjectId: jobs.subjectId, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(eq(jobs.userId, who), isOpen, eq(jobs.type, type)))
}

/** Has units that open jobs hold in one period count in another, for a change of plan. */
export function moveHolds({ db }: Deps, userId: string, from: string, to: string, guard: SQL): Statement {
  return db
    .update(jobs)
    .set({ holdPeriod: to })
    .where(and(eq(jobs.userId, userId), isOpen, eq(jobs.holdPeriod, from), guard))
}
