import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { EventName, TrackEvent } from "./schema"
import { trackingEvents } from "./tables.server"

/** An event queued for the database. */
type Tracked = { v: 1; type: "track"; id: string; name: string; properties: string; userId: string | null; at: string }

/** Sends an event to the bulk queue, so that counting a page view costs that page no database round trip. */
export async function track(deps: Deps, event: TrackEvent | EventName, userId: string | null): Promise<void> {
  const name = typeof event === "string" ? event : event.name
  const properties = typeof event === "string" ? {} : (event.properties ?? {})
  const message: Tracked = {
    v: 1,
    type: "track",
    id: deps.newId(),
    name,
    properties: JSON.stringify(properties),
    userId,
    at: iso(deps.now()),
  }
  await deps.send("bulk", [message]).catch(() => deps.log("track.send_failed", { name }))
}

/** Stores an event. Idempotent by its id. */
export async function storeEvent(deps: Deps, event: Tracked): Promise<void> {
  const { id, name, properties, userId, at } = event
  await deps.db.insert(trackingEvents).values({ id, name, properties, userId, createdAt: at }).onConflictDoNothing()
}
