import { removeUpload, storeUpload } from "../../files/uploads.server"
import { type Idempotency, type StartedJob, startJob } from "../../jobs/start-job.server"
import type { Deps } from "../../kernel/deps"
import { DomainError, invalidField } from "../../kernel/errors"
import type { Actor } from "../../users/actor"
import { analyzeFileJob } from "./analyze-file-job.server"

/** The specified notice for disabled uploads. */
const switchedOff = "File upload coming soon / PDF upload will be available in the next update."

/**
 * Stores an uploaded PDF and starts its analysis. Refuses with `not_configured` if uploads are disabled, and with
 * `invalid` if the file is not a PDF.
 */
export async function analyzeFile(
  deps: Deps,
  actor: Actor,
  file: File,
  idempotency: Idempotency | null = null,
): Promise<StartedJob> {
  if (!deps.settings.uploads) throw new DomainError("not_configured", switchedOff)
  const head = new TextDecoder("latin1").decode(await file.slice(0, 1024).arrayBuffer())
  if (!head.includes("%PDF-")) throw invalidField("file", "This file is not a PDF.")
  const id = deps.newId()
  const { userId } = actor
  const name = file.name.replace(/[\p{Cc}\p{Cf}]/gu, "").slice(0, 200) || "posting.pdf"
  await storeUpload(deps, { userId, id, name, file, contentType: "application/pdf" })
  try {
    const started = await startJob(deps, actor, analyzeFileJob, { subjectId: id, input: { name }, idempotency })
    if (started.repeated) await removeUpload(deps, userId, id)
    return started
  } catch (error) {
    // After a lost response the outcome is unknown, so the file stays until it is purged.
    if (error instanceof DomainError) await removeUpload(deps, userId, id)
    throw error
  }
}
