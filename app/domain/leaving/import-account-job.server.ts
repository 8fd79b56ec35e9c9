import { and, eq, type SQL } from "drizzle-orm"
import * as z from "zod"
import { mapQuery, query, type Statement } from "../database/query.server"
import { archives } from "../database/schema.server"
import type { Deps } from "../deps"
import { defineJob, FinalError } from "../jobs/definition.server"
import { claimKeeper, holdsClaim } from "../jobs/keep-claim.server"
import type { ClaimedJob } from "../jobs/schema"
import { importView } from "./get-import.server"
import type { Importing } from "./importing.server"
import { archiveKey } from "./object-keys"
import { checkArchive, openArchiveFile } from "./read-archive"
import { recountedFigures, setFigures } from "./recount.server"
import { selectArchive } from "./repository.server"
import { restoreDocuments } from "./restore-documents.server"
import { restoreEvidence, restoreReflections } from "./restore-evidence.server"
import { restoreAccount, restoreProfile, restoreReadiness } from "./restore-person.server"
import { UnreadableArchive } from "./unzip"

/**
 * Brings an archive into an account: everything in it is checked first, then stored in steps. Ids are made from those
 * of the archive, so a step that was done already is done with nothing, and a try that died is taken up by the next.
 */
export const importAccountJob = defineJob({
  input: z.object({}),
  async run(deps: Deps, job) {
    const zip = await fileOf(deps, job)
    const archive = readable(() => checkArchive(zip) && openArchiveFile(zip))
    const importing: Importing = {
      deps,
      userId: job.userId,
      archive,
      guard: holdsClaim(job),
      keep: claimKeeper(deps, job),
    }
    await restoreAccount(importing)
    await restoreProfile(importing)
    const said = await restoreReflections(importing)
    const found = await restoreEvidence(importing, said)
    const documents = await restoreDocuments(importing, found)
    await restoreReadiness(importing)
    const figures = await recountedFigures(importing)
    const summary = {
      reflections: said.size,
      evidence: found.count,
      documents: documents.count,
      doubted: documents.doubted,
    }
    return {
      writes: (guard) => [
        setFigures({ ...importing, guard }, figures),
        setSummary(deps, job, { done: summary }, guard),
      ],
      notice: {
        title: "Your archive has been imported",
        body: `${counted(summary.reflections, "reflection")} and ${counted(summary.documents, "document")} are in this account now.`,
        href: "/settings/import",
      },
    }
  },
  giveUp: (deps, job, _input, reason) => ({
    writes: (guard) => [setSummary(deps, job, { failed: reason }, guard)],
    notice: { title: "Your archive could not be imported", body: reason, href: "/settings/import" },
  }),
  answer: (deps, who, subjectId) =>
    mapQuery(
      query([selectArchive(deps, who, "import", subjectId)], ([row]) => row),
      (row) => {
        const view = row ? importView(row) : null
        return view?.state === "done" ? { import: view.summary } : null
      },
    ),
})

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`

async function fileOf({ bucket }: Deps, { userId, subjectId }: ClaimedJob): Promise<Uint8Array> {
  const found = await bucket.get(archiveKey(userId, "import", subjectId))
  if (!found) throw new FinalError("not_found", "The file of this import is not there any more. Please send it again.")
  return new Uint8Array(await new Response(found.body).arrayBuffer())
}

/** What is wrong with an archive does not change with another try. */
function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableArchive) throw new FinalError("invalid", error.message)
    throw error
  }
}

function setSummary({ db }: Deps, { userId, subjectId }: ClaimedJob, summary: unknown, guard: SQL): Statement {
  return db
    .update(archives)
    .set({ summary: JSON.stringify(summary) })
    .where(and(eq(archives.userId, userId), eq(archives.id, subjectId), guard))
}
