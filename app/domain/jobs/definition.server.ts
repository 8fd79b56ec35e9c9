import type { SQL } from "drizzle-orm"
import type { ZodType } from "zod"
import type { Deps, QueueName } from "../kernel/deps"
import type { Query, Statement, Who } from "../kernel/query.server"
import type { Notice } from "../notifications/schema"
import type { FailureReason } from "../wording/failure-reason"
import type { ClaimedJob, JobType } from "./schema"

/**
 * Writes and notice of a job that has ended. The statements run in the batch that settles the job, and each must write
 * nothing unless `guard` is true: a consumer that lost its claim changes nothing.
 */
export interface JobOutcome {
  writes(guard: SQL): Statement[]
  notice: Notice | null
}

/** One slice of long work is done and more remains; `progress` stores where the next slice starts. */
export interface NextSlice {
  progress(guard: SQL): Statement[]
}

/** One kind of background work. */
export interface JobDefinition<Input, Type extends JobType = JobType> {
  /** The name used in messages. */
  type: Type
  /**
   * The queue for its messages. Long work goes to `bulk` in slices, or to `exports` if it cannot be sliced, so that it
   * never delays work that a user is waiting for.
   */
  queue: QueueName
  /**
   * Seconds until another consumer may take the job over. It exceeds the longest single call, so that only a dead
   * consumer loses its claim. Work that takes longer overall extends its lease with `leaseKeeper`.
   */
  leaseSeconds: number | ((deps: Deps) => number)
  input: ZodType<Input>
  /**
   * Does the work. May run again after any failure. A `DomainError` is final, because a retry would fail the same way.
   * `RetryLater` names what to wait for; any other error is retried with backoff.
   */
  run(deps: Deps, job: ClaimedJob, input: Input): Promise<JobOutcome | NextSlice>
  /**
   * The writes and the notice for work that has permanently failed. `input` is null if it can no longer be parsed. The
   * held unit is released in any case.
   */
  onFailure(deps: Deps, job: ClaimedJob, input: Input | null, reason: FailureReason): JobOutcome
  /** Started by the system rather than a user, so its failure sends no notification. */
  quiet?: true
  /** Fetches the result of a finished job for the call that started it. */
  result(deps: Deps, who: Who, subjectId: SQL): Query<unknown>
}

/** All kinds of background work, as passed to the engine. */
export interface JobRegistry {
  all: readonly JobDefinition<unknown>[]
  /** Null for a type that no longer exists. */
  find(type: string): JobDefinition<unknown> | null
}

/** Ties a definition to the type of its input, so that callers need not name it. */
export function defineJob<Input, const Type extends JobType>(
  definition: JobDefinition<Input, Type>,
): JobDefinition<Input, Type> {
  return definition
}
