import * as z from "zod"
import { modelLease } from "../../ai/provider-failure"
import { defineJob } from "../../jobs/definition.server"
import { findAnalysisBySubject } from "../list-analyses.server"
import { analyzed } from "./settle-analysis.server"

const Input = z.object({ source: z.string(), content: z.string() })

/** Reads a pasted posting and stores what it states. */
export const analyzePostingJob = defineJob({
  type: "job-analysis.analyze",
  queue: "jobs",
  leaseSeconds: modelLease,
  input: Input,
  run: (deps, job, { source, content }) => analyzed(deps, job, { kind: "text", source, content }),
  onFailure: (_deps, _job, _input, reason) => ({
    writes: () => [],
    notice: { words: { code: "posting_failed", failure: reason }, href: "/job-analysis" },
  }),
  result: findAnalysisBySubject,
})
