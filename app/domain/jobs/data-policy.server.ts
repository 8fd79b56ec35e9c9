import { sql } from "drizzle-orm"
import { day } from "../kernel/clock"
import type { DataPolicy } from "../kernel/data-policy"
import { isOpen } from "./open-jobs.server"
import { jobs } from "./tables.server"

/** In the words of its index. */
const isOver = sql`${jobs.status} in ('succeeded', 'failed')`

export const jobsPolicy: DataPolicy = {
  table: jobs,
  retention: {
    kept: "60 days after they end",
    age: { task: "purge.jobs", since: jobs.finishedAt, keepFor: 60 * day },
  },
  archive: {
    kind: "jobs",
    about: "work done for you in the background",
    restored: false,
    leftOut: ["fence", "notBefore", "wakeAt", "bodyHash", "waits", "crashes"],
    json: ["input"],
    ranges: [isOver, isOpen],
  },
  deletion: { atOnce: isOpen, inPieces: isOver },
}
