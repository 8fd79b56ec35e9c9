/** Scheduled work over all users who have been here lately, by its word on the wire. */
export const fanOutNames = ["feed.weekly", "readiness.daily"] as const
export type FanOutName = (typeof fanOutNames)[number]

/** A run of scheduled work: what, and for which slot of its schedule (a week, a day). */
export interface FanOut {
  name: FanOutName
  slot: string
}

/** Some users of a run: those whose id is greater than `after` and at most `upTo`. */
export interface FanOutPage extends FanOut {
  after: string
  upTo: string
}
