import { day } from "../kernel/clock"

/** Retention of recorded provider calls. */
export const keepRunsFor = 90 * day
