import { and, eq, sql } from "drizzle-orm"
import * as z from "zod"
import { defineJob } from "../../jobs/definition.server"
import { claimIsValid, leaseKeeper } from "../../jobs/lease.server"
import { day, iso, later } from "../../kernel/clock"
import type { DataPolicy } from "../../kernel/data-policy"
import type { Deps } from "../../kernel/deps"
import { batch, insertWhen, mapQuery, query } from "../../kernel/query.server"
import { archiveKey } from "../object-keys"
import { removeArchives } from "../purge-archives.server"
import { selectArchive, selectArchives } from "../repository.server"
import { archiveRetention, maxArchives } from "../rules"
import { archives } from "../tables.server"
import { exportView } from "./get-export.server"
import { writeArchive } from "./write-archive.server"

/**
 * The part of the job that its starters need. One stream over the whole account cannot be sliced, so an export gets its
 * own invocation.
 */
export const exportKind = { type: "account.export", queue: "exports", input: z.object({}) } as const

/**
 * Builds an archive of all data about a user and keeps it in the bucket for a week. The row is written before the file,
 * so that leftovers of any attempt are found and removed along with the row.
 */
export const exportAccountJob = (policies: readonly DataPolicy[]) =>
  defineJob({
    ...exportKind,
    leaseSeconds: 60,
    async run(deps: Deps, job) {
      const { userId, subjectId: id } = job
      const keep = leaseKeeper(deps, job)
      const now = deps.now()
      const row = {
        userId,
        id,
        purpose: "export" as const,
        bytes: 0,
        createdAt: iso(now),
        expiresAt: later(now, archiveRetention),
      }
      const named = sql`${claimIsValid(job)} and not exists (select 1 from ${archives} where ${thisArchive(userId, id)})`
      await batch(deps.db, [insertWhen(deps.db, archives, row, named)])
      const bytes = await deps.bucket.write(
        archiveKey(userId, "export", id),
        renewingLease(writeArchive(deps, userId, policies), keep),
        "application/zip",
      )
      const older = await selectArchives(deps, userId, "export", 100)
      await removeArchives(deps, older.filter((row) => row.id !== id).slice(maxArchives - 1))
      return {
        writes: (guard) => [
          deps.db
            .update(archives)
            .set({ bytes })
            .where(and(thisArchive(userId, id), guard)),
        ],
        notice: { words: { code: "export_ready", days: archiveRetention / day }, href: `/settings/export/${id}` },
      }
    },
    onFailure: (deps, { userId, subjectId }, _input, reason) => ({
      // A file that was stored anyway is removed with the row.
      writes: (guard) => [
        deps.db
          .update(archives)
          .set({ expiresAt: iso(deps.now()) })
          .where(and(thisArchive(userId, subjectId), guard)),
      ],
      notice: { words: { code: "export_failed", failure: reason }, href: "/settings" },
    }),
    result: (deps, who, subjectId) =>
      mapQuery(
        query([selectArchive(deps, who, "export", subjectId)], ([row]) => row),
        (row) => (row && row.bytes > 0 ? { export: exportView(row) } : null),
      ),
  })

const thisArchive = (userId: string, id: string) => and(eq(archives.userId, userId), eq(archives.id, id))

/** Passes chunks through and renews the job's lease along the way. */
async function* renewingLease<T>(pieces: AsyncIterable<T>, keep: () => Promise<void>): AsyncGenerator<T> {
  for await (const piece of pieces) {
    await keep()
    yield piece
  }
}
