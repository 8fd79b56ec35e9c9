import { and, eq, lt, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement, Who } from "../kernel/query.server"
import { counters } from "./tables.server"

// The read state of the inbox: the unread count, and the notification up to which all count as read.

const ofUser = (who: Who) => eq(counters.userId, who)

/** SQL expression for the notification up to which the inbox counts as read. */
export const noticesReadTo = (who: Who): SQL =>
  sql`(select ${counters.noticesReadTo} from ${counters} where ${ofUser(who)})`

/**
 * Increments the unread count if the notification was written, unless the inbox was already marked as read beyond it.
 */
export function incrementUnread({ db }: Deps, userId: string, noticeId: string, written: SQL): Statement {
  return db
    .update(counters)
    .set({ unreadNotifications: sql`${counters.unreadNotifications} + 1` })
    .where(and(ofUser(userId), lt(counters.noticesReadTo, noticeId), written))
}

/** Decrements the unread count if the notification is still unread; `isUnread` receives the read mark. */
export function decrementUnread({ db }: Deps, userId: string, isUnread: (readTo: SQL) => SQL): Statement {
  return db
    .update(counters)
    .set({ unreadNotifications: sql`max(0, ${counters.unreadNotifications} - 1)` })
    .where(and(ofUser(userId), isUnread(sql`${counters.noticesReadTo}`)))
}

/** Marks all notifications up to one as read; `unreadAfter` counts those after the mark. */
export function setReadTo({ db }: Deps, userId: string, last: SQL, unreadAfter: (mark: SQL) => SQL): Statement {
  const mark: SQL = sql`max(${counters.noticesReadTo}, ${last})`
  return db
    .update(counters)
    .set({ noticesReadTo: mark, unreadNotifications: unreadAfter(mark) })
    .where(ofUser(userId))
}
