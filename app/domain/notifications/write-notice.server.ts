import { type SQL, sql } from "drizzle-orm"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { insertWhen, type Statement } from "../kernel/query.server"
import { incrementUnread } from "../users/unread.server"
import type { Notice } from "./schema"
import { notifications } from "./tables.server"

export interface NewNotice extends Notice {
  /** A job type, or another kind such as `limit` or `billing`. */
  kind: string
  /** The record that the notification is about. */
  subjectId: string
}

/**
 * Writes a notification in the batch that causes it: two rows if `guard` is true, none otherwise. The unread count is
 * incremented exactly if the notification is written.
 */
export function noticeStatements(deps: Deps, userId: string, notice: NewNotice, guard: SQL): Statement[] {
  const id = deps.newId()
  // Checks for the row itself, because a guard such as "none this week" is no longer true once the row exists.
  const written = sql`exists (select 1 from ${notifications} where ${notifications.userId} = ${userId} and ${notifications.id} = ${id})`
  return [
    insertWhen(
      deps.db,
      notifications,
      { userId, id, ...notice, title: "", body: "", createdAt: iso(deps.now()) },
      guard,
    ),
    incrementUnread(deps, userId, id, written),
  ]
}
