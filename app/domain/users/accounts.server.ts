import { and, asc, eq, getTableColumns, gt, gte, isNotNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement, Who } from "../kernel/query.server"
import { users } from "./tables.server"

export type UserRow = typeof users.$inferSelect

export function selectUser({ db }: Deps, who: Who) {
  return db.select().from(users).where(eq(users.id, who))
}

export function selectUserByEmail({ db }: Deps, emailKey: string) {
  return db.select().from(users).where(eq(users.emailKey, emailKey))
}

/** The id of the account with an email address, as an expression. */
export const userIdByEmail = (emailKey: string): SQL =>
  sql`(select ${users.id} from ${users} where ${users.emailKey} = ${emailKey})`

/** From when a user's paid month is counted, as an expression. */
export const billingAnchorOf = (userId: SQL): SQL<string | null> =>
  sql`(select ${users.billingAnchor} from ${users} where ${users.id} = ${userId})`

/** What a user has switched off for the AI provider, as an expression: a JSON list. */
export const aiOffOf = (userId: string): SQL => sql`(select ${users.aiOff} from ${users} where ${users.id} = ${userId})`

/** Those of some ids that are users', as a statement within another. */
export const userIdsAmong = (ids: SQL): SQL => sql`select ${users.id} from ${users} where ${users.id} in ${ids}`

/** True while the account is there. */
export const userExists = (userId: string | SQL): SQL =>
  sql`exists (select 1 from ${users} where ${users.id} = ${userId})`

type Expected = Partial<
  Pick<UserRow, "emailKey" | "timeZone" | "cadence" | "aiOff" | "settingsVersion" | "passwordHash" | "billingAnchor">
>

/** True while the user's row still says what was read of it. */
export function userStands(userId: string, expected: Expected): SQL {
  const columns = getTableColumns(users)
  const same = (Object.keys(expected) as (keyof Expected)[]).map(
    (name) => sql`${columns[name]} is ${sql.param(expected[name], columns[name])}`,
  )
  return sql`exists (select 1 from ${users} where ${and(eq(users.id, userId), ...same)})`
}

export function insertUser({ db }: Deps, row: typeof users.$inferInsert): Statement {
  return db.insert(users).values(row)
}

type Settings = Pick<UserRow, "email" | "emailKey" | "firstName" | "lastName" | "timeZone" | "cadence" | "aiOff">

/** Changes settings, and with them their version. */
export function updateSettings({ db }: Deps, userId: string, set: Partial<Settings>, guard?: SQL): Statement {
  return db
    .update(users)
    .set({ ...set, settingsVersion: sql`${users.settingsVersion} + 1` })
    .where(and(eq(users.id, userId), guard))
}

/** Replaces the hash of the password that was verified; nothing where another password has been set since. */
export function replacePasswordHash({ db }: Deps, userId: string, verified: string, passwordHash: string): Statement {
  const stands = and(eq(users.id, userId), eq(users.passwordHash, verified))
  return db.update(users).set({ passwordHash }).where(stands)
}

/** Sets the plan that a subscription entitles to. Writes nothing where it is that one already. */
export function setPlan(
  { db }: Deps,
  userId: string,
  plan: Pick<UserRow, "tier" | "tierUntil" | "billingAnchor">,
  guard: SQL,
): Statement {
  const differs = or(
    ne(users.tier, plan.tier),
    sql`${users.billingAnchor} is not ${plan.billingAnchor}`,
    sql`${users.tierUntil} is not ${plan.tierUntil}`,
  )
  return db
    .update(users)
    .set(plan)
    .where(and(eq(users.id, userId), differs, guard))
}

/** Notes that the user was here; writes nothing where a visit since `today` is noted already. */
export function noteVisit({ db }: Deps, userId: string, at: string, today: string): Statement {
  return db
    .update(users)
    .set({ seenAt: at })
    .where(and(eq(users.id, userId), lt(users.seenAt, today)))
}

/** The ids of users after `after` who have been here since a moment, in order. */
export function selectActiveUsers({ db }: Deps, after: string, upTo: string | null, since: string, limit: number) {
  const range = and(gt(users.id, after), upTo === null ? undefined : lte(users.id, upTo))
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(range, gte(users.seenAt, since)))
    .orderBy(asc(users.id))
    .limit(limit)
}

/** The id of the user who has been here for longest. */
export function selectFirstUser({ db }: Deps) {
  return db.select({ id: users.id }).from(users).where(gt(users.id, "")).orderBy(users.id).limit(1)
}

/** The ids of demo accounts whose time ended before a moment, the earliest first. */
export function selectEndedDemos({ db }: Deps, before: string, limit: number) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.demoUntil), lt(users.demoUntil, before)))
    .orderBy(asc(users.demoUntil))
    .limit(limit)
}
