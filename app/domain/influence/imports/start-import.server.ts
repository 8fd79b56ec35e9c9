import { removeUpload, storeUpload } from "../../files/uploads.server"
import { noOpenJob } from "../../jobs/open-jobs.server"
import { type StartedJob, startJob } from "../../jobs/start-job.server"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { DomainError, invalidField } from "../../kernel/errors"
import type { Actor } from "../../users/actor"
import { requirePro } from "../require-pro"
import { importEngagementJob } from "./import-job.server"
import type { ImportEngagement } from "./import-schema"
import { insertImport } from "./repository.server"

/**
 * Stores a platform's export and starts its import. Refuses with `pro_required`, with `conflict` while another export
 * is being imported, and with `not_configured` if uploads are disabled.
 */
export async function startImport(deps: Deps, actor: Actor, input: ImportEngagement): Promise<StartedJob> {
  requirePro(actor)
  const { file, platform, contentType, dateOrder, chosen } = input
  if (file.size === 0) throw invalidField("file", "This file is empty.")
  if (!deps.settings.uploads) throw new DomainError("not_configured", "Files cannot be uploaded here.")
  const { userId } = actor
  const id = deps.newId()
  const name = file.name.replace(/[\p{Cc}\p{Cf}]/gu, "").slice(0, 200) || "Export"
  await storeUpload(deps, { userId, id, name, file, contentType: "application/octet-stream" })
  try {
    return await startJob(deps, actor, importEngagementJob, {
      subjectId: id,
      input: { platform, contentType, dateOrder, chosen },
      only: { holds: noOpenJob(userId, "influence.import"), refusal: async () => importInProgress() },
      writes: (guard) => insertImport(deps, { userId, id, name, createdAt: iso(deps.now()) }, guard),
    })
  } catch (error) {
    // After a lost response the outcome is unknown, so the file stays until it is purged.
    if (error instanceof DomainError) await removeUpload(deps, userId, id)
    throw error
  }
}

const importInProgress = () =>
  new DomainError("conflict", "Another export is being imported. Please wait until it is done.")
