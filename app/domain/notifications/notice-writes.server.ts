import type { SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import type { Notice } from "./schema"
import { noticeStatements } from "./write-notice.server"

/** The owner, type and subject of the ending job, and its limit notice if it took the last unit. */
interface EndingJob {
  userId: string
  type: string
  subjectId: string
  limitNotice: Notice | null
}

/**
 * The notification of a finished job. Written once, however often the job ends, because only the claim that settles it
 * writes.
 */
export function noticeWrites(deps: Deps, job: EndingJob, notice: Notice | null, guard: SQL): Statement[] {
  if (!notice) return []
  const { userId, type: kind, subjectId } = job
  return noticeStatements(deps, userId, { kind, subjectId, ...notice }, guard)
}

/** The notification of a job that took a limit's last unit, for the batch that marks the unit as used. */
export function limitWrites(deps: Deps, { userId, subjectId, limitNotice }: EndingJob, guard: SQL): Statement[] {
  return limitNotice ? noticeStatements(deps, userId, { kind: "limit", subjectId, ...limitNotice }, guard) : []
}
