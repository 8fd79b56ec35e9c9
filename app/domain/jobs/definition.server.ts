import type { SQL } from "drizzle-orm"
import type { ZodType } from "zod"
import type { Deps } from "../kernel/deps"
import type { ErrorCode } from "../kernel/errors"
import type { Query, Statement, Who } from "../kernel/query.server"
import type { Notice } from "../notifications/schema"
import type { ClaimedJob } from "./schema"

/**
 * What a finished job writes. The statements run in the batch that settles the job, and each must hold its row back
 * unless `guard` is true: a consumer that lost its claim changes nothing.
 */
export interface Outcome {
  writes(guard: SQL): Statement[]
  notice: Notice | null
}

/** A slice of long work is done and more is left: what is written is where the next slice begins. */
export interface Slice {
  more(guard: SQL): Statement[]
}

/** One kind of background work. */
export interface JobDefinition<Input> {
  input: ZodType<Input>
  run(deps: Deps, job: ClaimedJob, input: Input): Promise<Outcome | Slice>
  /**
   * What is written when the work has failed for good; the input is null where it cannot be read any more. The hold is
   * given back in any case.
   */
  giveUp(deps: Deps, job: ClaimedJob, input: Input | null, reason: string): Outcome
  /** Nobody asked for it: that it failed is not told in anybody's inbox. */
  quiet?: true
  /** What the call that started the job answers when it is done. */
  answer(deps: Deps, who: Who, subjectId: SQL): Query<unknown>
}

/** Finds what does a kind of work in the registry of jobs; null for a kind that there is no longer. */
export type FindDefinition = (type: string) => JobDefinition<unknown> | null

/** Ties a definition to its input's type, so that no caller has to name it. */
export function defineJob<Input>(definition: JobDefinition<Input>): JobDefinition<Input> {
  return definition
}

/** A failure that another try would not mend: it ends the job at once, with a sentence for the user. */
export class FinalError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = "FinalError"
    this.code = code
  }
}

/**
 * The work cannot be tried before `until`; waiting is no failure and is not counted as one. The message is for the
 * user whose work has waited until its time was up.
 */
export class NotYet extends Error {
  readonly until: Date
  constructor(until: Date, message: string) {
    super(message)
    this.name = "NotYet"
    this.until = until
  }
}
