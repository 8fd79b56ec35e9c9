import * as z from "zod"
import { modelLease } from "../../ai/provider-failure"
import { defineJob } from "../../jobs/definition.server"
import { setStage } from "../../jobs/set-stage.server"
import { analyzed } from "../analyze/settle-analysis.server"
import { findAnalysisBySubject } from "../list-analyses.server"
import { readPostingPage } from "./read-page.server"

const Input = z.object({ source: z.string() })

/** Fetches a posting's page, reads it and stores what it states. */
export const analyzePageJob = defineJob({
  type: "job-analysis.analyze-page",
  queue: "jobs",
  leaseSeconds: modelLease,
  input: Input,
  async run(deps, job, { source }) {
    const content = await readPostingPage(deps, source)
    if (deps.ask) await setStage(deps, job, "reading")
    return analyzed(deps, job, { kind: "url", source, content })
  },
  onFailure: (_deps, _job, _input, reason) => ({
    writes: () => [],
    notice: { words: { code: "posting_failed", failure: reason }, href: "/job-analysis?from=url" },
  }),
  result: findAnalysisBySubject,
})
