import { minute } from "../kernel/clock"

/** Pieces that one message is for: with ten messages at once an invocation stays far below its 1,000 queries. */
export const slicesOfMessage = 2
/** A message that has not ended after this has died; another may take over. */
export const taskLease = 3 * minute
/** Milliseconds until a task that failed is tried again. */
export const retryAfter = 5 * minute
