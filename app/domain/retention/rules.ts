import { day } from "../kernel/clock"

// How long what only ages is kept. Where a feature's own rule says so already, that rule is used.

/** Of a page view or a click, what was counted and by whom. */
export const trackingFor = 30 * day
/** Jobs that are over; what they made stays. */
export const finishedJobsFor = 60 * day
export const billingEventsFor = 60 * day
export const cronRunsFor = 60 * day
/** Tokens that have expired stay listed so that their user can tell why a call is refused. */
export const expiredTokensFor = 30 * day
/** What is known of a feed or a site that nobody has read since. */
export const unreadSourcesFor = 180 * day
/** A picture may be kept moments before the article that shows it: younger ones are let be. */
export const newMediaFor = 2 * day
