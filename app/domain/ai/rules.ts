import { day } from "../kernel/clock"

/** Retention of recorded provider calls. */
export const runRetention = 90 * day
