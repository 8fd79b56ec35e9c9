import * as z from "zod"
import { readUpload, removeUpload } from "../files/uploads.server"
import { defineJob } from "../jobs/definition.server"
import { query } from "../kernel/query.server"
import { refusal } from "../wording/failure-reason"
import { readResumeFile } from "./reading/read-file"
import { UnreadableResume } from "./reading/unreadable"
import { selectImport, updateImport } from "./repository.server"

/** Reads an uploaded or pasted resume. Its owner then decides what to keep. */
export const resumeImportJob = defineJob({
  type: "resume.import",
  queue: "bulk",
  leaseSeconds: 120,
  input: z.object({}),
  async run(deps, job) {
    const bytes = await readUpload(deps, job.userId, job.subjectId)
    if (!bytes) throw refusal("not_found", { code: "import_file_gone" })
    const read = await readResumeFile(bytes).catch((error: unknown) => {
      throw error instanceof UnreadableResume ? refusal("invalid", { code: error.code }) : error
    })
    deps.after(removeUpload(deps, job.userId, job.subjectId))
    return {
      writes: (guard) => [updateImport(deps, { userId: job.userId, id: job.subjectId }, { read }, guard)],
      notice: { words: { code: "resume_read" }, href: "/import" },
    }
  },
  onFailure: (deps, job, _input, reason) => ({
    writes: (guard) => [updateImport(deps, { userId: job.userId, id: job.subjectId }, { fault: reason }, guard)],
    notice: { words: { code: "resume_not_read", failure: reason }, href: "/import" },
  }),
  result: (deps, who, subjectId) =>
    query([selectImport(deps, who, subjectId)], ([row]) =>
      row?.read ? { import: { id: row.id, name: row.name, resume: row.read } } : null,
    ),
})
