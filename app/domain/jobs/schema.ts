import type { Feature } from "../kernel/tier"
import type { Notice } from "../notifications/schema"

/** Every kind of background work, by its word on the wire. */
export const jobTypes = [
  "growth-pulse.analyze",
  "content.generate",
  "content.rewrite-sentence",
  "feed.refresh",
  "billing.sync",
  "account.export",
  "account.import",
] as const
export type JobType = (typeof jobTypes)[number]

export const jobStatuses = ["queued", "running", "succeeded", "failed"] as const
export type JobStatus = (typeof jobStatuses)[number]

/** A job that this consumer has claimed. Writes count only while its fence is still the highest. */
export interface ClaimedJob {
  id: string
  userId: string
  type: JobType
  subjectId: string
  /** Failures of its own. */
  attempts: number
  /** Times that it was put back to wait for something outside. */
  waits: number
  /** Claims that ran out without an end: each may have killed its consumer. */
  crashes: number
  fence: number
  /** Seconds that its claim holds without being renewed. */
  leaseSeconds: number
  hold: Feature | null
  holdPeriod: string | null
  /** Where it took the last unit of a limit: what the inbox says once that unit is used. */
  limitNotice: Notice | null
  createdAt: string
}

/** A job as its user sees it. */
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
