import type { Deps } from "../kernel/deps"
import type { FanOutName } from "./schema"

/** Scheduled work over users. Both steps may be run again, also at the same time, and must then do nothing twice. */
export interface FanOutDefinition {
  /** Done once, before the first page of users. */
  prepare?(deps: Deps, slot: string): Promise<unknown>
  /** The work for at most `usersOfPage` users. */
  work(deps: Deps, slot: string, userIds: string[]): Promise<unknown>
}

/** Finds what does a scheduled work in the registry of schedules. */
export type FindFanOut = (name: FanOutName) => FanOutDefinition
