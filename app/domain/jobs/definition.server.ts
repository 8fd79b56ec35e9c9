import type { SQL } from "drizzle-orm"
import type { ZodType } from "zod"
import type { Deps, QueueName } from "../kernel/deps"
import type { Query, Statement, Who } from "../kernel/query.server"
import type { Notice } from "../notifications/schema"
import type { FailureReason } from "../wording/failure-reason"
import type { ClaimedJob, JobType } from "./schema"

/**
 * The writes and the notice of a job that has ended. The statements run in the batch that settles the job, and each must hold its row back
 * unless `guard` is true: a consumer that lost its claim changes nothing.
 */
export interface Outcome {
  writes(guard: SQL): Statement[]
  notice: Notice | null
}

/** A slice of long work is done and more is left: what is written is where the next slice begins. */
export interface NextSlice {
  progress(guard: SQL): Statement[]
}

/** One kind of background work. */
export interface JobDefinition<Input, Type extends JobType = JobType> {
  /** Its word on the wire. */
  type: Type
  /**
   * The queue of its messages. Long work goes to `bulk` in slices, or to `exports` where it has none; there it never
   * stands before work that somebody waits for.
   */
  queue: QueueName
  /**
   * The seconds that a claim holds before another consumer may take the job over: longer than the longest call that it makes,
   * so that only a dead consumer loses it. Work that takes longer in all keeps its lease with `leaseKeeper`.
   */
  leaseSeconds: number | ((deps: Deps) => number)
  input: ZodType<Input>
  /**
   * The work, which may be run again after any failure. A `DomainError` is final: another try would fail in the same
   * way. `RetryLater` says what is to be waited for; any other error is tried again with growing delay.
   */
  run(deps: Deps, job: ClaimedJob, input: Input): Promise<Outcome | NextSlice>
  /**
   * The writes and the notice of work that has failed for good; the input is null where it cannot be read any more. The hold is
   * given back in any case.
   */
  onFailure(deps: Deps, job: ClaimedJob, input: Input | null, reason: FailureReason): Outcome
  /** Nobody asked for it: that it failed is not told in anybody's inbox. */
  quiet?: true
  /** Fetches the result of a finished job: the answer of the call that started it. */
  result(deps: Deps, who: Who, subjectId: SQL): Query<unknown>
}

/** Every kind of background work, as the engine is handed it. */
export interface JobRegistry {
  all: readonly JobDefinition<unknown>[]
  /** Null for a kind that there is no longer. */
  find(type: string): JobDefinition<unknown> | null
}

/** Ties a definition to its input's type, so that no caller has to name it. */
export function defineJob<Input, const Type extends JobType>(
  definition: JobDefinition<Input, Type>,
): JobDefinition<Input, Type> {
  return definition
}
