import { day } from "../kernel/clock"

/** A run of the AI provider is kept for so long. */
export const keepRunsFor = 90 * day
