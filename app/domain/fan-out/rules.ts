import { day, minute, second } from "../kernel/clock"

/** How many ids are in memory at once. */
export const idsAtOnce = 5000
/** How many users one message is for: less than a hundred statements, of which ten messages at once may make 1,000. */
export const usersOfPage = 40
/** Pages of ids that one run hands out before it hands over to the next message. */
export const roundsOfRun = 20
/** Who has been away for longer is not worked for until they return. */
export const activeFor = 60 * day
/** A run that has not moved for so long has died, and is taken up again. */
export const runLease = 2 * minute
/** Preparing asks other people's servers, so it may take longer. */
export const prepareLease = 15 * minute
/** A page that was handed out and is not done by then is sent again. */
export const pageGrace = 10 * minute
/** A run whose message was lost before anybody took it up is sent again after this. */
export const sendGrace = 5 * second
/** How many overdue pages a sweep sends. */
export const pagesOfSweep = 100
/** How many old runs, and of each how many pages, one piece of the clean-up drops. */
export const runsForgotten = 10
export const pagesForgotten = 1000
/** What is left of a run after this is dropped: the next runs have long taken its place. */
export const forgetAfter = 30 * day
