import { type Fault, FileFault } from "../../files/table-fault"
import { readUpload, removeUpload } from "../../files/uploads.server"
import { defineJob } from "../../jobs/definition.server"
import { claimIsValid, leaseKeeper } from "../../jobs/lease.server"
import type { ClaimedJob } from "../../jobs/schema"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { batch, query, runTogether } from "../../kernel/query.server"
import { refusal } from "../../wording/failure-reason"
import { isKnownPiece, mergeStaged } from "../engagement/repository.server"
import { maxFaults, openExport } from "../exports/read-export"
import type { ExportRow } from "../exports/read-row"
import { findCalculated } from "../score/calculate.server"
import { storeScore } from "../score/recalculate-job.server"
import { bumpInputs } from "../score/repository.server"
import { findImport } from "./find-import.server"
import { ExportReading } from "./import-schema"
import { piecesOf } from "./pieces-of.server"
import { clearStaged, countStaged, selectImport, stage, stagedRows, updateImport } from "./repository.server"

/** Rows per slice, which stays below a second of CPU time. */
const sliceRows = 10_000
/** Rows held in memory and staged in one transaction. */
const stagedAtOnce = 1000

const href = "/influence-score/import"

/**
 * Imports a platform's export: slices stage its rows, one transaction then turns all of them into pieces, and a last
 * slice calculates the score. Nothing is visible of a file with a fault or of an import that dies.
 */
export const importEngagementJob = defineJob({
  type: "influence.import",
  queue: "bulk",
  leaseSeconds: 60,
  input: ExportReading,
  async run(deps, job, input) {
    const { userId } = job
    const key = { userId, id: job.subjectId }
    const stored = query([selectImport(deps, key)], ([row]) => row)
    const [row, scores] = await runTogether(deps.db, stored, findCalculated(deps, [userId]))
    if (!row) throw refusal("not_found", { code: "import_file_gone" })
    if (row.finishedAt !== null) {
      const [score] = scores()
      deps.after(removeUpload(deps, userId, key.id))
      return {
        writes: (guard) => (score ? [storeScore(deps, score, guard)] : []),
        notice: { words: { code: "engagement_imported", pieces: row.pieces, added: row.added }, href },
      }
    }
    const { rowsRead, isLast } = await stageSlice(deps, job, input, row.rowsRead)
    const now = iso(deps.now())
    return {
      progress: (guard) =>
        isLast
          ? [
              countStaged(deps, key, (id) => isKnownPiece(userId, id), now, guard),
              ...mergeStaged(deps, userId, stagedRows(key), guard),
              clearStaged(deps, key, guard),
              bumpInputs(deps, userId, now, guard),
            ]
          : [updateImport(deps, key, { rowsRead }, guard)],
    }
  },
  onFailure: (deps, { userId, subjectId: id }, _input, reason) => ({
    writes: (guard) => [
      clearStaged(deps, { userId, id }, guard),
      updateImport(deps, { userId, id }, { failure: reason }, guard),
    ],
    notice: { words: { code: "engagement_not_imported", failure: reason }, href },
  }),
  result: (deps, who) => findImport(deps, who),
})

/** Stages the rows of a slice. Refuses with `invalid` if any row is faulty, and records the faults. */
async function stageSlice(deps: Deps, job: ClaimedJob, input: ExportReading, skipped: number) {
  const { userId, subjectId: id } = job
  const bytes = await readUpload(deps, userId, id)
  if (!bytes) throw refusal("not_found", { code: "import_file_gone" })
  const keep = leaseKeeper(deps, job)
  const guard = claimIsValid(job)
  const put = async (rows: ExportRow[]) => {
    await keep()
    await batch(deps.db, [stage(deps, id, await piecesOf(deps, userId, input, rows), guard)])
  }
  const faults: Fault[] = []
  let rows: ExportRow[] = []
  let rowsRead = skipped
  let isLast = true
  try {
    const { dateOrder = null, chosen } = input
    const opened = openExport(bytes, { today: iso(deps.now()).slice(0, 10), chosen, dateOrder })
    for (const read of opened.rows(skipped)) {
      if (rowsRead - skipped >= sliceRows || faults.length >= maxFaults) {
        isLast = false
        break
      }
      rowsRead += 1
      if ("fault" in read) faults.push(read.fault)
      else if (read.row === null) throw refusal("invalid", { code: "export_date_order" })
      else if (faults.length === 0) rows.push(read.row)
      if (rows.length >= stagedAtOnce) {
        await put(rows)
        rows = []
      }
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    faults.push(error.fault)
  }
  const [first] = faults
  if (first) {
    await batch(deps.db, [updateImport(deps, { userId, id }, { faults }, guard)])
    throw refusal("invalid", { code: "export_faulty", line: first.line, reason: first.reason })
  }
  if (rowsRead === 0) throw refusal("invalid", { code: "export_empty" })
  if (rows.length > 0) await put(rows)
  return { rowsRead, isLast }
}
