import { day } from "../kernel/clock"
import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { trackingEvents } from "./tables.server"

/** Retention of page views and clicks. */
const trackingRetention = 30 * day

export const trackingPolicy: DataPolicy = {
  table: trackingEvents,
  retention: {
    kept: "30 days",
    age: { task: "purge.tracking-events", since: trackingEvents.createdAt, keepFor: trackingRetention },
  },
  archive: {
    kind: "events",
    about: "the events we counted about your use of the product",
    restored: false,
    json: ["properties"],
  },
  deletion: erasedInSlices,
}
