import { and, eq, type SQL } from "drizzle-orm"
import * as z from "zod"
import { UnreadableArchive } from "../../files/unzip"
import { defineJob } from "../../jobs/definition.server"
import { claimIsValid, leaseKeeper } from "../../jobs/lease.server"
import type { ClaimedJob } from "../../jobs/schema"
import type { Deps } from "../../kernel/deps"
import { mapQuery, query, type Statement } from "../../kernel/query.server"
import { setFigures } from "../../users/figures.server"
import { refusal } from "../../wording/failure-reason"
import { archiveKey } from "../object-keys"
import { selectArchive } from "../repository.server"
import { archives } from "../tables.server"
import { importView } from "./get-import.server"
import { readProgress } from "./import-progress"
import { importSlice } from "./import-slice.server"
import type { Importing } from "./importing.server"
import { openArchiveFile } from "./read-archive"
import { recountedFigures } from "./recount.server"
import { newTurn } from "./slice.server"

/**
 * Imports an archive in slices: everything is validated first, then stored. Ids are derived from those of the archive,
 * so that repeated work is a no-op and the next attempt resumes one that died.
 */
export const importAccountJob = defineJob({
  type: "account.import",
  queue: "bulk",
  leaseSeconds: 60,
  input: z.object({}),
  async run(deps: Deps, job) {
    const [row] = await selectArchive(deps, job.userId, "import", job.subjectId)
    const zip = await fileOf(deps, job)
    const importing: Importing = {
      deps,
      userId: job.userId,
      archive: await readable(async () => openArchiveFile(zip)),
      guard: claimIsValid(job),
      keep: leaseKeeper(deps, job),
      turn: newTurn(deps),
    }
    const progress = await readable(() => importSlice(importing, readProgress(row?.progress ?? null)))
    // Recounting covers all imported reflections, so it gets its own slice if earlier work used this one up.
    if (progress.phase !== "figures" || importing.turn.isOver()) {
      return { progress: (guard: SQL) => [setColumns(deps, job, { progress: JSON.stringify(progress) }, guard)] }
    }
    const figures = await recountedFigures(importing)
    const { reflections, evidence, documents, doubted } = progress
    const summary = { reflections, evidence, documents, doubted: Math.max(0, doubted) }
    return {
      writes: (guard: SQL) => [
        setFigures(deps, job.userId, figures, guard),
        setSummary(deps, job, { done: summary }, guard),
      ],
      notice: {
        words: { code: "import_done", reflections: summary.reflections, documents: summary.documents },
        href: "/settings/import",
      },
    }
  },
  onFailure: (deps, job, _input, reason) => ({
    writes: (guard) => [setSummary(deps, job, { failed: reason }, guard)],
    notice: { words: { code: "import_failed", failure: reason }, href: "/settings/import" },
  }),
  result: (deps, who, subjectId) =>
    mapQuery(
      query([selectArchive(deps, who, "import", subjectId)], ([row]) => row),
      (row) => {
        const view = row ? importView(row) : null
        return view?.state === "done" ? { import: view.summary } : null
      },
    ),
})

async function fileOf({ bucket }: Deps, { userId, subjectId }: ClaimedJob): Promise<Uint8Array> {
  const found = await bucket.get(archiveKey(userId, "import", subjectId))
  if (!found) throw refusal("not_found", { code: "import_file_gone" })
  return new Uint8Array(await new Response(found.body).arrayBuffer())
}

/** Makes archive faults final: a retry would find the same fault. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UnreadableArchive) throw refusal("invalid", error.fault)
    throw error
  }
}

const setSummary = (deps: Deps, job: ClaimedJob, summary: unknown, guard: SQL) =>
  setColumns(deps, job, { summary: JSON.stringify(summary), progress: null }, guard)

type Columns = Partial<typeof archives.$inferInsert>

function setColumns({ db }: Deps, { userId, subjectId }: ClaimedJob, set: Columns, guard: SQL): Statement {
  return db
    .update(archives)
    .set(set)
    .where(and(eq(archives.userId, userId), eq(archives.id, subjectId), guard))
}
