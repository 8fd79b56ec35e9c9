import type { JobType } from "../../domain/jobs/schema"
import type { CostClass } from "./costs"

interface JobCost {
  /** The cost class of the requests that start this job. Its rate also limits how many jobs a caller can start. */
  startedBy: CostClass
  /** The CPU time in milliseconds that the job may use before it yields. */
  sliceCpu: number
}

/** The cost of each job kind. Omitting a kind is a type error. */
export const jobCosts: Record<JobType, JobCost> = {
  "growth-pulse.analyze": { startedBy: "write", sliceCpu: 1_000 },
  "content.generate": { startedBy: "write", sliceCpu: 1_000 },
  "content.generate-tailored": { startedBy: "write", sliceCpu: 1_000 },
  "content.rewrite-sentence": { startedBy: "write", sliceCpu: 1_000 },
  "job-analysis.analyze": { startedBy: "write", sliceCpu: 1_000 },
  "job-analysis.analyze-page": { startedBy: "write", sliceCpu: 1_000 },
  "job-analysis.analyze-file": { startedBy: "write", sliceCpu: 1_000 },
  "job-analysis.read-again": { startedBy: "write", sliceCpu: 1_000 },
  "influence.analyze": { startedBy: "write", sliceCpu: 1_000 },
  "influence.recalculate": { startedBy: "change", sliceCpu: 500 },
  "influence.import": { startedBy: "archive", sliceCpu: 1_000 },
  "feed.refresh": { startedBy: "change", sliceCpu: 1_000 },
  "billing.sync": { startedBy: "message", sliceCpu: 200 },
  "account.export": { startedBy: "archive", sliceCpu: 1_000 },
  "account.import": { startedBy: "archive", sliceCpu: 1_000 },
  "resume.import": { startedBy: "write", sliceCpu: 1_000 },
}
