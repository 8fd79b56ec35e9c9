import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { batch, query } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { selectCounters } from "../users/counters.server"
import { noticeView } from "./list-notices.server"
import { markNotice, markNoticesUpTo, noticeAbout, selectNotice } from "./repository.server"
import type { MarkAllRead, MarkRead, NoticeView } from "./schema"

export interface Marked {
  notification: NoticeView
  unreadCount: number
}

/** Marks a notification as read. Idempotent. Refuses with `not_found` if it belongs to another user. */
export async function markRead(deps: Deps, actor: Actor, { id }: MarkRead): Promise<Marked> {
  const look = query(
    [selectNotice(deps, actor.userId, id), selectCounters(deps, actor.userId)],
    ([row], [counter]) => ({
      row,
      unreadCount: counter?.unreadNotifications ?? 0,
    }),
  )
  const marks = markNotice(deps, actor.userId, id)
  const outcome = await batch(deps.db, [...marks, ...look.statements])
  const { row, unreadCount } = look.read(outcome.slice(marks.length))
  if (!row) throw notFound("This notification")
  return { notification: noticeView(row), unreadCount }
}

/** Marks the notification of a job as read: its user watched the work end and already knows the result. */
export async function markWatched(
  deps: Deps,
  userId: string,
  { type, subjectId }: { type: string; subjectId: string },
): Promise<void> {
  await batch(deps.db, markNotice(deps, userId, noticeAbout(deps, userId, type, subjectId)))
}

/**
 * Marks every notification as read, or those up to the newest one the user has seen. Returns the remaining unread
 * count.
 */
export async function markAllRead(deps: Deps, actor: Actor, { upTo }: MarkAllRead): Promise<{ unreadCount: number }> {
  const look = query([selectCounters(deps, actor.userId)], ([counter]) => ({
    unreadCount: counter?.unreadNotifications ?? 0,
  }))
  const [, ...rows] = await batch(deps.db, [markNoticesUpTo(deps, actor.userId, upTo), ...look.statements])
  return look.read(rows)
}
