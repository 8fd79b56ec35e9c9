import { sql } from "drizzle-orm"
import { noDocuments } from "../../content/documents.server"
import { noEntries } from "../../growth-pulse/entries/entries.server"
import { noOpenJob } from "../../jobs/open-jobs.server"
import { type Idempotency, type StartedJob, startJob } from "../../jobs/start-job.server"
import { iso, later } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { DomainError, invalidField } from "../../kernel/errors"
import { batch, changes, insertWhen } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { archiveKey } from "../object-keys"
import { removeArchives } from "../purge-archives.server"
import { importRetention } from "../rules"
import type { ImportAccount } from "../schema"
import { archives } from "../tables.server"
import { importAccountJob } from "./import-account-job.server"

/**
 * Stores an uploaded archive and starts its import in the background. Refuses with `conflict` if the account is not
 * empty or an import is in progress, and with `invalid` if the file is not a ZIP. The row is written before the file,
 * so that no file is orphaned.
 */
export async function startImport(
  deps: Deps,
  actor: Actor,
  { file }: ImportAccount,
  idempotency: Idempotency | null = null,
): Promise<StartedJob> {
  const { userId } = actor
  if (!isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer())))
    throw invalidField("file", "This file is not a ZIP.")
  const now = deps.now()
  const id = deps.newId()
  const row = {
    userId,
    id,
    purpose: "import" as const,
    bytes: file.size,
    createdAt: iso(now),
    expiresAt: later(now, importRetention),
  }
  const holds = isEmpty(userId)
  const [named] = await batch(deps.db, [insertWhen(deps.db, archives, row, holds)])
  const isNamed = changes(named) > 0
  try {
    if (isNamed) await deps.bucket.put(archiveKey(userId, "import", id), file, "application/zip")
    const started = await startJob(deps, actor, importAccountJob, {
      subjectId: id,
      input: {},
      idempotency,
      only: {
        holds: sql`${holds} and exists (select 1 from ${archives} where ${archives.userId} = ${userId} and ${archives.id} = ${id})`,
        refusal: async () => notEmpty(),
      },
    })
    if (started.repeated && isNamed) await removeArchives(deps, [row])
    return started
  } catch (error) {
    // After a lost response the outcome is unknown, so the file stays with its row until both are purged.
    if (isNamed && error instanceof DomainError) await removeArchives(deps, [row])
    throw error
  }
}

const isZip = ([a, b, c, d]: Uint8Array) => a === 0x50 && b === 0x4b && c === 3 && d === 4

/** SQL condition: the account contains nothing that an import could mix with, and nothing is about to be added. */
const isEmpty = (userId: string) =>
  sql`${noEntries(userId)} and ${noDocuments(userId)} and ${noOpenJob(userId, "account.import")}`

const notEmpty = () =>
  new DomainError(
    "conflict",
    "An archive can only be imported into an account without reflections and documents, one at a time.",
  )
