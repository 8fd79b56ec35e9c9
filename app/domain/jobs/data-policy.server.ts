import { sql } from "drizzle-orm"
import { day } from "../kernel/clock"
import type { ArchiveRecord, DataPolicy } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"
import { readFailure, wordFailure } from "../wording/failure-reason"
import { isOpen } from "./open-jobs.server"
import { jobs } from "./tables.server"

/** Written literally to match the partial index. */
const isOver = sql`${jobs.status} in ('succeeded', 'failed')`

/** Replaces the stored failure code with the text that the user sees. */
async function inWords(_: Deps, records: ArchiveRecord[]): Promise<ArchiveRecord[]> {
  return records.map((record) =>
    typeof record.error === "string" ? { ...record, error: wordFailure(readFailure(record.error)) } : record,
  )
}

export const jobsPolicy: DataPolicy = {
  table: jobs,
  retention: {
    kept: "60 days after they end",
    age: { task: "purge.jobs", since: jobs.finishedAt, keepFor: 60 * day },
  },
  archive: {
    kind: "jobs",
    about: "tasks we ran for you in the background, such as writing a document",
    restored: false,
    leftOut: ["fence", "notBefore", "wakeAt", "bodyHash", "waits", "crashes", "limitNotice"],
    json: ["input"],
    ranges: [isOver, isOpen],
    complete: inWords,
  },
  deletion: { atOnce: isOpen, inSlices: isOver },
}
