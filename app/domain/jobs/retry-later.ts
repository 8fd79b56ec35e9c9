import { type Cause, wordCause } from "../wording/failure-reason"

/**
 * The one mark of work that is to be tried again. With `after` it waits for something outside: it is not tried before
 * that moment, which counts as no failure, until the job's deadline. With null the try itself failed and the next may
 * not: it counts, and the job ends after `maxAttempts` of them. The cause is for the user whose work never succeeds.
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
