import type { FanOutDefinition } from "./domain/fan-out/definition.server"
import type { FanOutName } from "./domain/fan-out/schema"
import { refreshUsers } from "./domain/feed/personal/refresh-users.server"
import { fillStaleShelves } from "./domain/feed/pool/fill-stale-shelves.server"
import { recalculateUsers } from "./domain/influence/score/calculate.server"
import { snapshotUsers } from "./domain/readiness/take-snapshots.server"

/** All scheduled per-user work. A missing kind is a compile error. */
const definitions: Record<FanOutName, FanOutDefinition> = {
  "feed.weekly": { prepare: fillStaleShelves, work: refreshUsers },
  "influence.daily": { work: recalculateUsers },
  "readiness.daily": { work: snapshotUsers },
}

export const fanOutOf = (name: FanOutName): FanOutDefinition => definitions[name]
