import { minute } from "../kernel/clock"

/** Slices per message: with ten messages in a batch, an invocation stays far below 1,000 queries. */
export const slicesPerMessage = 2
/** A message that has not finished by then counts as dead, and another may take over. */
export const taskLease = 3 * minute
/** Milliseconds until a failed task is retried. */
export const retryAfter = 5 * minute
