import { and, eq, sql } from "drizzle-orm"
import { definitionOf } from "../../jobs.server"
import { second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError, notFound } from "../kernel/errors"
import { type Query, query, runQuery, type Who } from "../kernel/query.server"
import { isOver, type JobView, jobTypes } from "./schema"
import { jobs } from "./tables.server"

export type JobRow = typeof jobs.$inferSelect

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

/** What the call that started the job would have answered: null until the job has succeeded. */
export async function jobResult(deps: Deps, userId: string, row: JobRow): Promise<unknown> {
  if (row.status !== "succeeded") return null
  return runQuery(deps.db, definitionOf(row.type).answer(deps, userId, sql`${row.subjectId}`))
}

/**
 * A job with its result, in one round trip: every kind's answer is asked for, each only if the job is of that kind.
 * The result is null until the job has succeeded, and where what it made has been deleted since.
 */
export function findJobWithResult(deps: Deps, who: Who, jobId: string): Query<(JobView & { result: unknown }) | null> {
  const job = findJob(deps, who, jobId)
  const answers = jobTypes.map((type) => {
    const subjectId = sql`(select ${jobs.subjectId} from ${jobs} where ${jobs.id} = ${jobId} and ${jobs.type} = ${type})`
    return { type, query: definitionOf(type).answer(deps, who, subjectId) }
  })
  return {
    statements: [...job.statements, ...answers.flatMap(({ query }) => query.statements)],
    read(rows) {
      const row = job.read(rows)
      if (!row) return null
      let at = job.statements.length
      let result: unknown = null
      for (const { type, query } of answers) {
        const own = rows.slice(at, at + query.statements.length)
        at += query.statements.length
        if (type === row.type && row.status === "succeeded") result = readUnlessGone(query, own)
      }
      return { ...jobView(row), result }
    },
  }
}

function readUnlessGone(found: Query<unknown>, rows: readonly unknown[]): unknown {
  try {
    return found.read(rows)
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return null
    throw error
  }
}

/** Waits until a job is over or the time is up, looking ever less often; answers the job as it is then. */
export async function waitForJob(deps: Deps, userId: string, jobId: string, seconds: number): Promise<JobRow> {
  const until = Date.now() + seconds * second
  // Nothing is done at once: the first look comes when short work is likely to be over.
  for (let pause = 25; ; pause = Math.min(pause * 1.6, 400)) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, seconds * second)))
    const row = await runQuery(deps.db, findJob(deps, userId, jobId))
    if (!row) throw notFound("This job")
    if (isOver(row.status) || Date.now() + pause > until) return row
  }
}
