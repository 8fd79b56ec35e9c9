import { type Cause, wordCause } from "../wording/failure-reason"

/**
 * The one signal that work is to be retried. With `after`, the job waits for something external: it is not retried
 * before that moment, which does not count as a failure, until the job's deadline. With null, the attempt itself failed
 * and the next one may succeed: it counts, and the job ends after `maxAttempts`. The cause is shown to the user if the
 * work never succeeds.
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
