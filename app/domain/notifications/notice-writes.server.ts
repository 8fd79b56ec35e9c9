import { and, eq, type SQL, sql } from "drizzle-orm"
import { iso } from "../clock"
import { insertWhen, type Statement } from "../database/query.server"
import { counters, notifications } from "../database/schema.server"
import type { Deps } from "../deps"
import type { Notice } from "../jobs/definition.server"
import type { ClaimedJob } from "../jobs/schema"

/** The inbox line of a finished job. One, however often the job ends: only the claim that settles it writes. */
export function noticeWrites(deps: Deps, job: ClaimedJob, notice: Notice | null, guard: SQL): Statement[] {
  if (!notice) return []
  const row = {
    userId: job.userId,
    id: deps.newId(),
    kind: job.type,
    subjectId: job.subjectId,
    ...notice,
    createdAt: iso(deps.now()),
  }
  const raised = { unreadNotifications: sql`${counters.unreadNotifications} + 1` }
  return [
    insertWhen(deps.db, notifications, row, guard),
    deps.db
      .update(counters)
      .set(raised)
      .where(and(eq(counters.userId, job.userId), guard)),
  ]
}
