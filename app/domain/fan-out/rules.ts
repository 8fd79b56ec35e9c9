import { day, minute, second } from "../kernel/clock"

/** Maximum user ids held in memory. */
export const idsAtOnce = 5000
/** Users per message: under 100 statements each, so ten messages in one batch stay within 1,000 queries. */
export const usersPerPage = 40
/** Pages of ids that one run dispatches before it continues in the next message. */
export const roundsPerRun = 20
/** Users inactive for longer are skipped until they return. */
export const activeFor = 60 * day
/** A run that makes no progress for this long counts as dead and is resumed. */
export const runLease = 2 * minute
/** Longer than `runLease` because preparation calls third-party servers. */
export const prepareLease = 15 * minute
/** A page still unfinished this long after it was handed out is sent again. */
export const pageGrace = 10 * minute
/** A run is sent again after this if its message was lost before a consumer claimed it. */
export const sendGrace = 5 * second
/** Overdue pages resent by one sweep. */
export const pagesPerSweep = 100
/** Old runs, and pages of each, deleted by one slice of the clean-up. */
export const runsPerCleanup = 10
export const pagesPerCleanup = 1000
/** Leftovers of a run are deleted after this; later runs have long replaced it. */
export const runRetention = 30 * day
