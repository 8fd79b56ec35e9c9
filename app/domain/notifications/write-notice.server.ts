import { type SQL, sql } from "drizzle-orm"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { insertWhen, type Statement } from "../kernel/query.server"
import { raiseUnread } from "../users/unread.server"
import type { Notice } from "./schema"
import { notifications } from "./tables.server"

export interface NewNotice extends Notice {
  /** What it is about: a job's type, or a word of its own such as `limit` or `billing`. */
  kind: string
  /** The record it tells of. */
  subjectId: string
}

/**
 * A line in the user's inbox, for the batch that makes what it tells of: two rows written where `guard` holds, none
 * where it does not. The unread count is raised exactly when the line is written.
 */
export function noticeStatements(deps: Deps, userId: string, notice: NewNotice, guard: SQL): Statement[] {
  const id = deps.newId()
  // By the row itself: a guard such as "none this week" no longer holds once the line is there.
  const written = sql`exists (select 1 from ${notifications} where ${notifications.userId} = ${userId} and ${notifications.id} = ${id})`
  return [
    insertWhen(
      deps.db,
      notifications,
      { userId, id, ...notice, title: "", body: "", createdAt: iso(deps.now()) },
      guard,
    ),
    raiseUnread(deps, userId, id, written),
  ]
}
