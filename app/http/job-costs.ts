import type { JobType } from "../domain/jobs/schema"
import type { CostClass } from "./costs"

interface JobCost {
  /** The class of the requests that start it, whose rate is also that of the work. */
  startedBy: CostClass
  /** Milliseconds of CPU that it may take without letting others have their turn. */
  sliceCpu: number
}

/** The cost of each kind of background work: one that is missing does not compile. */
export const jobCosts: Record<JobType, JobCost> = {
  "growth-pulse.analyze": { startedBy: "write", sliceCpu: 1_000 },
  "content.generate": { startedBy: "write", sliceCpu: 1_000 },
  "content.rewrite-sentence": { startedBy: "write", sliceCpu: 1_000 },
  "feed.refresh": { startedBy: "change", sliceCpu: 1_000 },
  "billing.sync": { startedBy: "message", sliceCpu: 200 },
  "account.export": { startedBy: "archive", sliceCpu: 1_000 },
  "account.import": { startedBy: "archive", sliceCpu: 1_000 },
}
