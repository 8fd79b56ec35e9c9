import { selectOpenJobs } from "../../jobs/open-jobs.server"
import { iso } from "../../kernel/clock"
import type { Deps, StoredObject } from "../../kernel/deps"
import { type Query, query, type Who } from "../../kernel/query.server"
import { archiveKey } from "../object-keys"
import { type ArchiveRow, selectArchive, selectArchives } from "../repository.server"
import { maxArchives } from "../rules"
import type { ExportView } from "../schema"

export function exportView({ id, bytes, createdAt, expiresAt }: ArchiveRow): ExportView {
  return { id, bytes, createdAt, expiresAt, href: `/settings/export/${id}/download` }
}

/** True if the file exists and has not expired. */
const isReady = (deps: Deps, { bytes, expiresAt }: ArchiveRow) => bytes > 0 && expiresAt > iso(deps.now())

/** One export as shown on its page. `gone` means expired, failed or never created. */
export interface ShownExport {
  state: "ready" | "pending" | "gone"
  archive: ExportView | null
  /** The running job. */
  jobId: string | null
}

export function findExport(deps: Deps, who: Who, id: string): Query<ShownExport> {
  return query([selectArchive(deps, who, "export", id), selectOpenJobs(deps, who, "account.export")], ([row], open) => {
    const isHere = row && isReady(deps, row)
    if (isHere) return { state: "ready", archive: exportView(row), jobId: null }
    const job = open.find(({ subjectId }) => subjectId === id)
    return job ? { state: "pending", archive: null, jobId: job.jobId } : { state: "gone", archive: null, jobId: null }
  })
}

/** The exports on the settings page: the downloadable ones and the one in progress. */
export interface Exports {
  ready: ExportView[]
  /** The id of the export in progress. */
  pendingId: string | null
}

export function findExports(deps: Deps, who: Who): Query<Exports> {
  return query(
    [selectArchives(deps, who, "export", maxArchives), selectOpenJobs(deps, who, "account.export")],
    (rows, [open]) => ({
      ready: rows.filter((row) => isReady(deps, row)).map(exportView),
      pendingId: open?.subjectId ?? null,
    }),
  )
}

/** The archive's row for download; null if it is no longer available. */
export function findArchive(deps: Deps, who: Who, id: string): Query<ArchiveRow | null> {
  return query([selectArchive(deps, who, "export", id)], ([row]) => (row && isReady(deps, row) ? row : null))
}

/** The archive's file; null if it is no longer available. */
export async function openArchive(deps: Deps, row: ArchiveRow | null): Promise<StoredObject | null> {
  return row && deps.bucket.get(archiveKey(row.userId, "export", row.id))
}
