import { sql } from "drizzle-orm"
import { findJob, type JobRow, jobView, subjectOf } from "./domain/jobs/get-job.server"
import { type JobView, jobTypes } from "./domain/jobs/schema"
import type { Deps } from "./domain/kernel/deps"
import { DomainError } from "./domain/kernel/errors"
import { batch, type Query, type Who } from "./domain/kernel/query.server"
import { definitionOf } from "./jobs.server"

/** Fetches a job's result on demand. Null until the job has succeeded, and if its subject has been deleted since. */
export async function fetchResult(deps: Deps, userId: string, row: JobRow): Promise<unknown> {
  if (row.status !== "succeeded") return null
  const result = resultOf(deps, userId, row)
  return readUnlessGone(result, await batch(deps.db, result.statements))
}

/** The query for the response of the call that started the job, by job type. */
export const resultOf = (deps: Deps, who: Who, { type, subjectId }: Pick<JobRow, "type" | "subjectId">) =>
  definitionOf(type).result(deps, who, sql`${subjectId}`)

/**
 * Reads a job with its result in one round trip: the queries of all job types are sent, each restricted to jobs of its
 * type. The result is null until the job has succeeded, and if its subject has been deleted since.
 */
export function findJobWithResult(deps: Deps, who: Who, jobId: string): Query<(JobView & { result: unknown }) | null> {
  const job = findJob(deps, who, jobId)
  const answers = jobTypes.map((type) => {
    return { type, query: definitionOf(type).result(deps, who, subjectOf(jobId, type)) }
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
