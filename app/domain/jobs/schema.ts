import type { Feature } from "../kernel/tier"
import type { Notice } from "../notifications/schema"

/** Names, used in messages, of all kinds of background work. */
export const jobTypes = [
  "growth-pulse.analyze",
  "content.generate",
  "content.generate-tailored",
  "content.rewrite-sentence",
  "job-analysis.analyze",
  "job-analysis.analyze-page",
  "job-analysis.analyze-file",
  "job-analysis.read-again",
  "influence.analyze",
  "influence.recalculate",
  "influence.import",
  "feed.refresh",
  "billing.sync",
  "account.export",
  "account.import",
  "resume.import",
] as const
export type JobType = (typeof jobTypes)[number]

export const jobStatuses = ["queued", "running", "succeeded", "failed"] as const
export type JobStatus = (typeof jobStatuses)[number]

/** A job claimed by this consumer. Writes take effect only while its fence is the highest. */
export interface ClaimedJob {
  id: string
  userId: string
  type: JobType
  subjectId: string
  /** Failed attempts. */
  attempts: number
  /** Times the job was requeued to wait for an external service. */
  waits: number
  /** Expired claims; each may have killed its consumer. */
  crashes: number
  fence: number
  /** Seconds that its claim lasts without renewal. */
  leaseSeconds: number
  hold: Feature | null
  holdPeriod: string | null
  /** Set if the job took the last unit of a limit: the notification to send once that unit is used. */
  limitNotice: Notice | null
  createdAt: string
}

/** A job as shown to its user. */
export interface JobView {
  id: string
  kind: JobType
  status: JobStatus
  stage: string | null
  attempts: number
  createdAt: string
  finishedAt: string | null
  error: string | null
}

export const isOver = (status: JobStatus) => status === "succeeded" || status === "failed"
