import * as z from "zod"
import { type ArchiveRecord, type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"
import { FailureReason, wordFailure } from "../wording/failure-reason"
import { archives } from "./tables.server"

/** Replaces the stored fault with the text that the user sees. */
async function inWords(_: Deps, records: ArchiveRecord[]): Promise<ArchiveRecord[]> {
  return records.map((record) => {
    const failed = z.object({ failed: FailureReason }).safeParse(record.summary).data?.failed
    return failed ? { ...record, summary: { failed: wordFailure(failed) } } : record
  })
}

export const archivesPolicy: DataPolicy = {
  table: archives,
  retention: { kept: "an export for 7 days, an import for 2", tasks: ["purge.archives"] },
  archive: {
    kind: "archives",
    about: "your earlier exports and imports",
    restored: false,
    leftOut: ["progress"],
    json: ["summary"],
    complete: inWords,
  },
  deletion: erasedInSlices,
}
