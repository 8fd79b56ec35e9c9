/** Names, used in messages, of scheduled work over all recently active users. */
export const fanOutNames = ["feed.weekly", "influence.daily", "readiness.daily"] as const
export type FanOutName = (typeof fanOutNames)[number]

/** One run of scheduled work: its name and the slot of its schedule (a week or a day). */
export interface FanOut {
  name: FanOutName
  slot: string
}

/** One page of a run: users whose id is greater than `after` and at most `upTo`. */
export interface FanOutPage extends FanOut {
  after: string
  upTo: string
}
