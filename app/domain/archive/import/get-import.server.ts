import * as z from "zod"
import { selectAnyDocument } from "../../content/documents.server"
import { selectEntryDates } from "../../growth-pulse/entries/entries.server"
import { selectOpenJobs } from "../../jobs/open-jobs.server"
import type { Deps } from "../../kernel/deps"
import { type Query, query, type Who } from "../../kernel/query.server"
import { FailureReason, wordFailure } from "../../wording/failure-reason"
import { type ArchiveRow, selectArchives } from "../repository.server"
import { ImportSummary } from "../schema"

const Stored = z.union([z.object({ done: ImportSummary }), z.object({ failed: z.union([FailureReason, z.string()]) })])

/** The state of an import. */
export type ShownImport =
  | { state: "pending" }
  | { state: "done"; summary: ImportSummary }
  | { state: "failed"; reason: string }

export function importView({ summary }: ArchiveRow): ShownImport {
  if (summary === null) return { state: "pending" }
  const stored = Stored.parse(JSON.parse(summary))
  if ("done" in stored) return { state: "done", summary: stored.done }
  const { failed } = stored
  // Imports from before codes were introduced store the sentence itself.
  return { state: "failed", reason: typeof failed === "string" ? failed : wordFailure(failed) }
}

/** The data of the import page, which also determines whether an import may start. */
export interface Imports {
  /** True if nothing has been captured or written in this account yet. */
  isEmpty: boolean
  /** The running job. */
  jobId: string | null
  last: ShownImport | null
}

export function findImports(deps: Deps, who: Who): Query<Imports> {
  return query(
    [
      selectEntryDates(deps, who, 1),
      selectAnyDocument(deps, who),
      selectOpenJobs(deps, who, "account.import"),
      selectArchives(deps, who, "import", 1),
    ],
    (entries, documents, [open], [newest]) => ({
      isEmpty: entries.length === 0 && documents.length === 0,
      jobId: open?.jobId ?? null,
      last: newest ? importView(newest) : null,
    }),
  )
}
