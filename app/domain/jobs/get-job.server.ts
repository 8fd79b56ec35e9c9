import { and, desc, eq, sql } from "drizzle-orm"
import { second } from "../clock"
import { type Query, query, runQuery, type Who } from "../database/query.server"
import { jobs } from "../database/schema.server"
import type { Deps } from "../deps"
import { DomainError, notFound } from "../errors"
import { definitionOf } from "./registry.server"
import { isOver, type JobView } from "./schema"

type JobRow = typeof jobs.$inferSelect

export function jobView(row: JobRow): JobView {
  const { id, type, status, stage, attempts, createdAt, finishedAt, error } = row
  return { id, kind: type, status, stage, attempts, createdAt, finishedAt, error }
}

/** One job of a user, null where it is not theirs. */
export function findJob(deps: Deps, who: Who, jobId: string): Query<JobRow | null> {
  const statement = deps.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.userId, who)))
  return query([statement], ([row]) => row ?? null)
}

/** The newest job of the user that is not over, of one kind. */
export function findOpenJob(deps: Deps, who: Who, type: JobView["kind"]): Query<JobView | null> {
  const statement = deps.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, who), sql`${jobs.status} in ('queued', 'running')`, eq(jobs.type, type)))
    .orderBy(desc(jobs.id))
    .limit(1)
  return query([statement], ([row]) => (row ? jobView(row) : null))
}

/** What the call that started the job would have answered: null until the job has succeeded. */
export async function jobResult(deps: Deps, userId: string, row: JobRow): Promise<unknown> {
  if (row.status !== "succeeded") return null
  return runQuery(deps.db, definitionOf(row.type).answer(deps, userId, sql`${row.subjectId}`))
}

/** A job with its result; null as the result where what it made has been deleted since. */
export async function jobWithResult(deps: Deps, userId: string, row: JobRow): Promise<JobView & { result: unknown }> {
  const gone = (error: unknown) => {
    if (error instanceof DomainError && error.code === "not_found") return null
    throw error
  }
  return { ...jobView(row), result: await jobResult(deps, userId, row).catch(gone) }
}

/** Waits until a job is over or the time is up, looking ever less often; answers the job as it is then. */
export async function waitForJob(deps: Deps, userId: string, jobId: string, seconds: number): Promise<JobRow> {
  const until = Date.now() + seconds * second
  for (let pause = 10; ; pause = Math.min(pause * 1.6, 400)) {
    const row = await runQuery(deps.db, findJob(deps, userId, jobId))
    if (!row) throw notFound("This job")
    if (isOver(row.status) || Date.now() + pause > until) return row
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
