import * as z from "zod"
import { modelLease } from "../../ai/provider-failure"
import { PdfFault } from "../../files/pdf-fault"
import { textOfPdf } from "../../files/pdf-lines"
import { readPdf } from "../../files/pdf-text"
import { readUpload } from "../../files/uploads.server"
import { defineJob } from "../../jobs/definition.server"
import type { Deps } from "../../kernel/deps"
import { refusal } from "../../wording/failure-reason"
import { analyzed } from "../analyze/settle-analysis.server"
import { findAnalysisBySubject } from "../list-analyses.server"

const Input = z.object({ name: z.string() })

/** Reads the text of an uploaded PDF and stores what the posting states. */
export const analyzeFileJob = defineJob({
  type: "job-analysis.analyze-file",
  queue: "bulk",
  leaseSeconds: modelLease,
  input: Input,
  async run(deps, job, { name }) {
    const content = await textOfUpload(deps, job.userId, job.subjectId)
    return analyzed(deps, job, { kind: "file", source: name, content })
  },
  onFailure: (_deps, _job, _input, reason) => ({
    writes: () => [],
    notice: { words: { code: "posting_failed", failure: reason }, href: "/job-analysis?from=file" },
  }),
  result: findAnalysisBySubject,
})

async function textOfUpload(deps: Deps, userId: string, id: string): Promise<string> {
  const bytes = await readUpload(deps, userId, id)
  if (!bytes) throw refusal("invalid", { code: "pdf_gone" })
  try {
    return textOfPdf(await readPdf(bytes))
  } catch (error) {
    throw error instanceof PdfFault ? refusal("invalid", { code: error.code }) : error
  }
}
