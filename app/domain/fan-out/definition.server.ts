import type { Deps } from "../kernel/deps"
import type { FanOutName } from "./schema"

/** Scheduled work over all users. Both steps may run again, even concurrently, so both must be idempotent. */
export interface FanOutDefinition {
  /** Runs once, before the first page of users. */
  prepare?(deps: Deps, slot: string): Promise<unknown>
  /** Processes at most `usersOfPage` users. */
  work(deps: Deps, slot: string, userIds: string[]): Promise<unknown>
}

/** Looks up the definition for a name in the schedule registry. */
export type FindFanOut = (name: FanOutName) => FanOutDefinition
