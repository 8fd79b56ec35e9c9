import * as z from "zod"
import { findWritingLines } from "../../achievements/writing-lines.server"
import { modelLease } from "../../ai/provider-failure"
import { findPerson } from "../../evidence/ledger.server"
import { findStoredAnalysis } from "../../job-analysis/list-analyses.server"
import { defineJob } from "../../jobs/definition.server"
import { roomForCalls } from "../../jobs/lease.server"
import { setStage } from "../../jobs/set-stage.server"
import type { Deps } from "../../kernel/deps"
import { mapQuery, runQuery, together } from "../../kernel/query.server"
import { refusal } from "../../wording/failure-reason"
import { writerFor } from "../../writer/writer-for.server"
import { writeDocument } from "../generate/write-document.server"
import { findContent } from "../get-content.server"
import { insertContent } from "../repository.server"
import { postingLimit } from "../rules"
import { tailoredTypeNames, tailoredTypes } from "./kinds"
import { writeTailored } from "./write-tailored"

const Input = z.object({ jobAnalysisId: z.string(), contentType: z.enum(tailoredTypeNames) })

/**
 * Writes content tailored to an analyzed posting, verifies every sentence and stores the result with the posting's id.
 */
export const generateTailoredJob = defineJob({
  type: "content.generate-tailored",
  queue: "jobs",
  leaseSeconds: modelLease,
  input: Input,
  async run(deps: Deps, job, { jobAnalysisId, contentType }) {
    const known = together(findPerson(deps, job.userId), findWritingLines(deps, job.userId))
    const analysis = findStoredAnalysis(deps, job.userId, jobAnalysisId)
    const [[person, lines], found] = await runQuery(deps.db, together(known, analysis))
    if (!person) throw refusal("not_found", { code: "account_gone" })
    if (!found) throw refusal("not_found", { code: "posting_gone" })
    if (person.items.length === 0) throw refusal("invalid", { code: "nothing_to_write_from" })
    const writer = writerFor(deps, job.userId, person, roomForCalls(deps, job))
    if (deps.ask) await setStage(deps, job, "writing")
    const { type } = tailoredTypes[contentType]
    const { title, company, text } = found
    const document = await writeDocument(
      deps,
      { name: writer.name, write: (request) => writeTailored(writer, contentType, found, request) },
      { person, lines },
      {
        ...{ userId: job.userId, id: job.subjectId, type, customPrompt: null },
        posting: text.slice(0, postingLimit),
        target: { title, company },
      },
    )
    const row = { ...document, jobAnalysisId }
    return {
      writes: (guard) => [insertContent(deps, row, guard)],
      notice: { words: { code: "document_ready", type, title: row.title }, href: `/content/${job.subjectId}` },
    }
  },
  onFailure: (_deps, _job, input, reason) => ({
    writes: () => [],
    notice: {
      words: { code: "document_failed", type: input ? tailoredTypes[input.contentType].type : null, failure: reason },
      href: input ? `/job-analysis/${input.jobAnalysisId}` : "/job-analysis",
    },
  }),
  result: (deps, who, subjectId) => mapQuery(findContent(deps, who, subjectId), ({ content }) => content),
})
