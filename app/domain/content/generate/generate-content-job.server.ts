import * as z from "zod"
import { findWritingLines } from "../../achievements/writing-lines.server"
import { modelLease } from "../../ai/provider-failure"
import { contentTypeNames } from "../../document/kinds"
import { findPerson } from "../../evidence/ledger.server"
import { requirementKinds } from "../../job-analysis/reading/posting"
import { defineJob } from "../../jobs/definition.server"
import { roomForCalls } from "../../jobs/lease.server"
import { setStage } from "../../jobs/set-stage.server"
import type { Deps } from "../../kernel/deps"
import { runQuery, together } from "../../kernel/query.server"
import { refusal } from "../../wording/failure-reason"
import { writerFor } from "../../writer/writer-for.server"
import { findContentBySubject } from "../get-content.server"
import { insertContent } from "../repository.server"
import { writeDocument } from "./write-document.server"

const Input = z.object({
  type: z.enum(contentTypeNames),
  customPrompt: z.string().nullable(),
  posting: z.string().nullish(),
  jobAnalysisId: z.string().nullish(),
  requirements: z.array(z.object({ quote: z.string(), must: z.boolean(), kind: z.enum(requirementKinds) })).optional(),
})

/** Writes a document from the person's evidence, verifies every sentence and stores the result. */
export const generateContentJob = defineJob({
  type: "content.generate",
  queue: "jobs",
  leaseSeconds: modelLease,
  input: Input,
  async run(deps: Deps, job, { type, customPrompt, posting, jobAnalysisId = null, requirements }) {
    const known = together(findPerson(deps, job.userId), findWritingLines(deps, job.userId))
    const [person, lines] = await runQuery(deps.db, known)
    if (!person) throw refusal("not_found", { code: "account_gone" })
    if (person.items.length === 0) {
      throw refusal("invalid", { code: "nothing_to_write_from" })
    }
    const writer = writerFor(deps, job.userId, person, roomForCalls(deps, job))
    // The built-in writer finishes before a stage could be read.
    if (deps.ask) await setStage(deps, job, "writing")
    const row = await writeDocument(
      deps,
      writer,
      { person, lines },
      { userId: job.userId, id: job.subjectId, type, customPrompt, posting, requirements },
    )
    return {
      writes: (guard) => [insertContent(deps, { ...row, jobAnalysisId }, guard)],
      notice: { words: { code: "document_ready", type, title: row.title }, href: `/content/${job.subjectId}` },
    }
  },
  onFailure: (_deps, _job, input, reason) => ({
    writes: () => [],
    notice: { words: { code: "document_failed", type: input?.type ?? null, failure: reason }, href: "/content" },
  }),
  result: findContentBySubject,
})
