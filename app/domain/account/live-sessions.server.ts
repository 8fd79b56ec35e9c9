import { and, desc, eq, gt, ne } from "drizzle-orm"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { Who } from "../kernel/query.server"
import { sessions } from "./tables.server"

/** A longer list would not be readable. */
const maxSessions = 50

export function selectSessions({ db, now }: Deps, who: Who) {
  const { id, label, createdAt, seenAt } = sessions
  return db
    .select({ id, label, createdAt, seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, who), gt(sessions.expiresAt, iso(now()))))
    .orderBy(desc(sessions.id))
    .limit(maxSessions)
}

export function deleteSession({ db }: Deps, userId: string, id: string) {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
}

export function deleteOtherSessions({ db }: Deps, userId: string, id: string) {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)))
}
