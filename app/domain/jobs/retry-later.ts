import { type Cause, wordCause } from "../wording/failure-reason"

/**
 * The only signal that work should be retried. With `after`, the job waits for something external: it is not retried
 * before that time, and the wait does not count as a failure, until the job's deadline. With null, the attempt itself
 * failed: it counts, and the job ends after `maxAttempts`. The user sees the cause if the work never succeeds.
 */
export class RetryLater extends Error {
  readonly after: Date | null
  override readonly cause: Cause
  constructor(after: Date | null, cause: Cause) {
    super(wordCause(cause))
    this.name = "RetryLater"
    this.after = after
    this.cause = cause
  }
}
