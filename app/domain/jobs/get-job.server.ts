import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import { second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { type Query, query, runQuery, type Who } from "../kernel/query.server"
import { readFailure, wordFailure } from "../wording/failure-reason"
import { isOpen } from "./open-jobs.server"
import { isOver, type JobType, type JobView } from "./schema"
import { jobs } from "./tables.server"

export type JobRow = typeof jobs.$inferSelect

export function jobView(row: JobRow): JobView {
  const { id, type, status, stage, attempts, createdAt, finishedAt } = row
  return { id, kind: type, status, stage, attempts, createdAt, finishedAt, error: errorText(row) }
}

/** Why a job failed, as text for the user; null if it has not failed. */
export const errorText = ({ error }: Pick<JobRow, "error">): string | null =>
  error === null ? null : wordFailure(readFailure(error))

/** One job of a user; null if it belongs to another user. */
export function findJob(deps: Deps, who: Who, jobId: string): Query<JobRow | null> {
  const statement = deps.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.userId, who)))
  return query([statement], ([row]) => row ?? null)
}

/** SQL expression for the subject of a job; null if the job has another type. */
export const subjectOf = (jobId: string, type: JobType): SQL =>
  sql`(select ${jobs.subjectId} from ${jobs} where ${jobs.id} = ${jobId} and ${jobs.type} = ${type})`

/** The job of this type with this id or, without an id, the newest open one. Null if there is none. */
export function findJobOfKind(deps: Deps, who: Who, type: JobType, jobId: string | null): Query<JobRow | null> {
  const wanted = jobId ? eq(jobs.id, jobId) : isOpen
  const statement = deps.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, who), wanted, eq(jobs.type, type)))
    .orderBy(desc(jobs.createdAt))
    .limit(1)
  return query([statement], ([row]) => row ?? null)
}

/** Waits until a job has ended or the time is up, polling at growing intervals. Returns the job as it is then. */
export async function waitForJob(deps: Deps, userId: string, jobId: string, seconds: number): Promise<JobRow> {
  const until = Date.now() + seconds * second
  // The first poll waits until short work is likely to have finished.
  for (let pause = 25; ; pause = Math.min(pause * 1.6, 400)) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, seconds * second)))
    const row = await runQuery(deps.db, findJob(deps, userId, jobId))
    if (!row) throw notFound("This job")
    if (isOver(row.status) || Date.now() + pause > until) return row
  }
}
