import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm"
import { apiTokens, sessions } from "../account/tables.server"
import { growthEntries } from "../growth-pulse/tables.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { insertWhen, type Statement, type Who } from "../kernel/query.server"
import { counters, users } from "../users/tables.server"
import { mostTokens, recountedEntries } from "./rules"

export type TokenRow = typeof apiTokens.$inferSelect

/** More sessions than this nobody looks through. */
const mostSessions = 50

export function selectSettings({ db }: Deps, who: Who) {
  const { email, firstName, lastName, timeZone, cadence, aiOff } = users
  return db.select({ email, firstName, lastName, timeZone, cadence, aiOff }).from(users).where(eq(users.id, who))
}

/** The newest reflections, as far as a streak needs them. */
export function selectAnswered({ db }: Deps, who: Who) {
  return db
    .select({ id: growthEntries.id, createdAt: growthEntries.createdAt })
    .from(growthEntries)
    .where(eq(growthEntries.userId, who))
    .orderBy(desc(growthEntries.id))
    .limit(recountedEntries)
}

/** True while no reflection is newer than the one that was read as the newest. */
export const nothingNewer = (userId: string, newest: string): SQL =>
  sql`not exists (select 1 from ${growthEntries} where ${growthEntries.userId} = ${userId} and ${growthEntries.id} > ${newest})`

type UserRow = typeof users.$inferInsert

/** True while the user's row still says what was read of it. */
export function userStands(
  userId: string,
  { emailKey, timeZone, cadence, aiOff }: Partial<Pick<UserRow, "emailKey" | "timeZone" | "cadence" | "aiOff">>,
): SQL {
  const same = and(
    eq(users.id, userId),
    emailKey === undefined ? undefined : eq(users.emailKey, emailKey),
    timeZone === undefined ? undefined : eq(users.timeZone, timeZone),
    cadence === undefined ? undefined : eq(users.cadence, cadence),
    aiOff === undefined ? undefined : eq(users.aiOff, aiOff),
  )
  return sql`exists (select 1 from ${users} where ${same})`
}

export function updateUser({ db }: Deps, userId: string, set: Partial<UserRow>, guard: SQL | undefined): Statement {
  return db
    .update(users)
    .set(set)
    .where(and(eq(users.id, userId), guard))
}

export function updateStreak(
  { db }: Deps,
  userId: string,
  set: { streak: number; streakPeriod: number },
  guard: SQL | undefined,
): Statement {
  return db
    .update(counters)
    .set(set)
    .where(and(eq(counters.userId, userId), guard))
}

export function selectSessions({ db, now }: Deps, who: Who) {
  const { id, label, createdAt, seenAt } = sessions
  return db
    .select({ id, label, createdAt, seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, who), gt(sessions.expiresAt, iso(now()))))
    .orderBy(desc(sessions.id))
    .limit(mostSessions)
}

export function deleteSession({ db }: Deps, userId: string, id: string) {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
}

export function deleteOtherSessions({ db }: Deps, userId: string, id: string) {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)))
}

export function selectTokens({ db }: Deps, who: Who) {
  return db.select().from(apiTokens).where(eq(apiTokens.userId, who)).orderBy(desc(apiTokens.id)).limit(mostTokens)
}

/** Stores a token while the user has fewer than they may have, and none of this id. */
export function insertToken({ db }: Deps, row: TokenRow): Statement {
  const room = sql`(select count(*) from ${apiTokens} where ${apiTokens.userId} = ${row.userId}) < ${mostTokens}`
  const first = sql`not exists (select 1 from ${apiTokens} where ${apiTokens.userId} = ${row.userId} and ${apiTokens.id} = ${row.id})`
  return insertWhen(db, apiTokens, row, sql`${room} and ${first}`)
}

export function deleteToken({ db }: Deps, userId: string, id: string) {
  return db.delete(apiTokens).where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
}
