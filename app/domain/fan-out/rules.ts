import { day, minute, second } from "../kernel/clock"

/** Ids in memory at once. */
export const idsAtOnce = 5000
/** Users of one message: less than a hundred statements, of which ten messages at once may make 1,000. */
export const usersOfPage = 40
/** Pages of ids that one run hands out before it hands over to the next message. */
export const roundsOfRun = 20
/** Users who have been away for longer are passed over until they return. */
export const activeFor = 60 * day
/** A run that has not moved for so long has died, and is taken up again. */
export const runLease = 2 * minute
/** Preparing asks other people's servers, so it may take longer. */
export const prepareLease = 15 * minute
/** A page that was handed out and is not done by then is sent again. */
export const pageGrace = 10 * minute
/** A run whose message was lost before anybody took it up is sent again after this. */
export const sendGrace = 5 * second
/** Overdue pages that a sweep sends. */
export const pagesOfSweep = 100
/** Old runs, and pages of each, that one slice of the clean-up drops. */
export const runsForgotten = 10
export const pagesForgotten = 1000
/** The rest of a run is dropped after this: the next runs have long taken its place. */
export const forgetAfter = 30 * day
