import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { PageQuery } from "../kernel/page"
import type { Statement, Who } from "../kernel/query.server"
import { decrementUnread, noticesReadTo, setReadTo } from "../users/unread.server"
import { notifications } from "./tables.server"

const columns = (who: Who) => ({
  id: notifications.id,
  kind: notifications.kind,
  title: notifications.title,
  body: notifications.body,
  words: notifications.words,
  href: notifications.href,
  createdAt: notifications.createdAt,
  isRead: sql<number>`(${notifications.readAt} is not null or ${notifications.id} <= ${noticesReadTo(who)})`.as(
    "is_read",
  ),
})

/** Newest first, with one extra row to detect a next page. */
export function selectNotices({ db }: Deps, who: Who, { limit, cursor }: PageQuery) {
  return db
    .select(columns(who))
    .from(notifications)
    .where(and(eq(notifications.userId, who), cursor ? lt(notifications.id, cursor) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit + 1)
}

export function selectNotice({ db }: Deps, userId: string, id: string) {
  return db
    .select(columns(userId))
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
}

export type NoticeRow = Awaited<ReturnType<typeof selectNotice>>[number]

/**
 * Marks a notification as read and decrements the unread count only if it was unread, so repeated or concurrent calls
 * decrement once.
 */
export function markNotice(deps: Deps, userId: string, id: string | SQL): [Statement, Statement] {
  const its = and(eq(notifications.userId, userId), eq(notifications.id, id), isNull(notifications.readAt))
  const isUnread = (readTo: SQL) =>
    sql`exists (select 1 from ${notifications} where ${its} and ${notifications.id} > ${readTo})`
  return [
    decrementUnread(deps, userId, isUnread),
    deps.db
      .update(notifications)
      .set({ readAt: iso(deps.now()) })
      .where(its),
  ]
}

/** How many of the newest notifications are searched by subject, so that no whole inbox is scanned. */
const newestSearched = 5

/** SQL expression for the notification about a record, if it is among the newest. */
export function noticeAbout({ db }: Deps, userId: string, kind: string, subjectId: string): SQL {
  const { id } = notifications
  const last = db
    .select({ id })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(id))
    .limit(newestSearched)
  return sql`(select ${id} from ${notifications} where ${notifications.userId} = ${userId} and ${id} in ${last} and ${notifications.kind} = ${kind} and ${notifications.subjectId} = ${subjectId} order by ${id} desc limit 1)`
}

/**
 * Marks all notifications up to a given one as read by writing one row. Later ones are counted again, so the cost
 * depends only on what has arrived since.
 */
export function markNoticesUpTo(deps: Deps, userId: string, upTo: string | undefined): Statement {
  const mine = eq(notifications.userId, userId)
  // Must be an existing notification: a made-up id would hide ones that have not arrived yet.
  const last = sql`coalesce((select ${notifications.id} from ${notifications} where ${mine}${upTo === undefined ? sql`` : sql` and ${notifications.id} <= ${upTo}`} order by ${notifications.id} desc limit 1), '')`
  const unreadAfter = (mark: SQL) =>
    sql`(select count(*) from ${notifications} where ${mine} and ${notifications.id} > ${mark} and ${notifications.readAt} is null)`
  return setReadTo(deps, userId, last, unreadAfter)
}
