import { sql } from "drizzle-orm"
import { removeUpload, storeUpload } from "../files/uploads.server"
import { noOpenJob } from "../jobs/open-jobs.server"
import { type StartedJob, startJob } from "../jobs/start-job.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError, invalidField } from "../kernel/errors"
import { insertWhen } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { deleteOthers } from "./repository.server"
import { resumeImportJob } from "./resume-import-job.server"
import type { BringResume } from "./schema"
import { resumeImports } from "./tables.server"

const switchedOff = "Files cannot be uploaded here. Paste the text of your resume instead."

/**
 * Stores a resume, a file or pasted text, and starts reading it. It replaces the previous import. Refuses with
 * `conflict` while another one is being read.
 */
export async function startResumeImport(deps: Deps, actor: Actor, { file, text }: BringResume): Promise<StartedJob> {
  const { userId } = actor
  const isFile = file !== undefined && (file.size > 0 || text.trim() === "")
  if (isFile && file.size === 0 && file.name === "")
    throw invalidField("file", "Choose a file, or paste your resume as text.")
  if (!isFile && text.trim() === "") throw invalidField("text", "Paste your resume, or choose a file.")
  if (isFile && !deps.settings.uploads) throw new DomainError("not_configured", switchedOff)
  const id = deps.newId()
  const name = isFile ? file.name.replace(/[\p{Cc}\p{Cf}]/gu, "").slice(0, 200) || "Resume" : "Pasted text"
  const body = isFile ? file : new Blob([text])
  await storeUpload(deps, { userId, id, name, file: body, contentType: "application/octet-stream" })
  try {
    return await startJob(deps, actor, resumeImportJob, {
      subjectId: id,
      input: {},
      only: { holds: noOpenJob(userId, "resume.import"), refusal: async () => stillReading() },
      writes: (guard) => [
        deleteOthers(deps, { userId, id }, sql`${guard}`),
        insertWhen(deps.db, resumeImports, { userId, id, name, createdAt: iso(deps.now()) }, guard),
      ],
    })
  } catch (error) {
    // After a lost response the outcome is unknown, so the file stays until it is purged.
    if (error instanceof DomainError) await removeUpload(deps, userId, id)
    throw error
  }
}

const stillReading = () => new DomainError("conflict", "Another resume is being read. Please wait until it is done.")
