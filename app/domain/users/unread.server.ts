import { and, eq, lt, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement, Who } from "../kernel/query.server"
import { counters } from "./tables.server"

// How much of the inbox is unread: the count, and the line up to which everything counts as read.

const ofUser = (who: Who) => eq(counters.userId, who)

/** Up to which line the inbox counts as read, as an expression. */
export const noticesReadTo = (who: Who): SQL =>
  sql`(select ${counters.noticesReadTo} from ${counters} where ${ofUser(who)})`

/** One unread line more, where it was written: one that came after a later line was marked read counts as read. */
export function raiseUnread({ db }: Deps, userId: string, noticeId: string, written: SQL): Statement {
  return db
    .update(counters)
    .set({ unreadNotifications: sql`${counters.unreadNotifications} + 1` })
    .where(and(ofUser(userId), lt(counters.noticesReadTo, noticeId), written))
}

/** One unread line fewer, where it still counts as unread; `isUnread` is given up to which line all are read. */
export function lowerUnread({ db }: Deps, userId: string, isUnread: (readTo: SQL) => SQL): Statement {
  return db
    .update(counters)
    .set({ unreadNotifications: sql`max(0, ${counters.unreadNotifications} - 1)` })
    .where(and(ofUser(userId), isUnread(sql`${counters.noticesReadTo}`)))
}

/** All lines up to one count as read; `unreadAfter` counts those that came after the mark. */
export function setReadTo({ db }: Deps, userId: string, last: SQL, unreadAfter: (mark: SQL) => SQL): Statement {
  const mark: SQL = sql`max(${counters.noticesReadTo}, ${last})`
  return db
    .update(counters)
    .set({ noticesReadTo: mark, unreadNotifications: unreadAfter(mark) })
    .where(ofUser(userId))
}
