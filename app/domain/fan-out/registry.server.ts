import { fillStaleShelves } from "../feed/fill-stale-shelves.server"
import { refreshUsers } from "../feed/refresh-users.server"
import { snapshotUsers } from "../readiness/take-snapshots.server"
import type { FanOutDefinition } from "./definition.server"
import type { FanOutName } from "./schema"

/** All scheduled work over users and what does it: a missing one does not compile. */
const definitions: Record<FanOutName, FanOutDefinition> = {
  "feed.weekly": { prepare: fillStaleShelves, work: refreshUsers },
  "readiness.daily": { work: snapshotUsers },
}

export const fanOutOf = (name: FanOutName): FanOutDefinition => definitions[name]
