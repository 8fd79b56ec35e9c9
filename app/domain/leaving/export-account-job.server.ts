import * as z from "zod"
import { iso, later } from "../clock"
import { insertWhen, mapQuery, query } from "../database/query.server"
import { archives } from "../database/schema.server"
import type { Deps } from "../deps"
import { defineJob } from "../jobs/definition.server"
import { claimKeeper } from "../jobs/keep-claim.server"
import { exportView } from "./get-export.server"
import { archiveKey } from "./object-keys"
import { removeArchives } from "./purge-archives.server"
import { selectArchive, selectArchives } from "./repository.server"
import { archiveFor, archivesKept } from "./rules"
import { writeArchive } from "./write-archive.server"

const Input = z.object({})

/** Builds an archive of everything held about a user and leaves it in the bucket for a week. */
export const exportAccountJob = defineJob({
  input: Input,
  async run(deps: Deps, job) {
    const { userId, subjectId: id } = job
    const keep = claimKeeper(deps, job)
    const bytes = await deps.bucket.write(
      archiveKey(userId, "export", id),
      keptAlong(writeArchive(deps, userId), keep),
      "application/zip",
    )
    const older = await selectArchives(deps, userId, "export", 100)
    await removeArchives(deps, older.filter((row) => row.id !== id).slice(archivesKept - 1))
    const now = deps.now()
    const row = {
      userId,
      id,
      purpose: "export" as const,
      bytes,
      createdAt: iso(now),
      expiresAt: later(now, archiveFor),
    }
    return {
      writes: (guard) => [insertWhen(deps.db, archives, row, guard)],
      notice: {
        title: "Your export is ready",
        body: "Everything we hold about you, as one ZIP. It can be downloaded for 7 days.",
        href: `/settings/export/${id}`,
      },
    }
  },
  giveUp: (_deps, _job, _input, reason) => ({
    writes: () => [],
    notice: { title: "Your export could not be made", body: reason, href: "/settings" },
  }),
  answer: (deps, who, subjectId) =>
    mapQuery(
      query([selectArchive(deps, who, "export", subjectId)], ([row]) => row),
      (row) => (row ? { export: exportView(row) } : null),
    ),
})

/** Pieces on their way, and the claim on the job kept while they come. */
async function* keptAlong<T>(pieces: AsyncIterable<T>, keep: () => Promise<void>): AsyncGenerator<T> {
  for await (const piece of pieces) {
    await keep()
    yield piece
  }
}
