import { and, asc, eq, getTableColumns, gt, gte, isNotNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm"
import { iso } from "../kernel/clock"
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

/** SQL expression for the id of the account with an email address. */
export const userIdByEmail = (emailKey: string): SQL =>
  sql`(select ${users.id} from ${users} where ${users.emailKey} = ${emailKey})`

/** SQL expression for a user's billing anchor. */
export const billingAnchorOf = (userId: SQL): SQL<string | null> =>
  sql`(select ${users.billingAnchor} from ${users} where ${users.id} = ${userId})`

/** SQL expression for the AI purposes a user has switched off: a JSON list. */
export const aiOffOf = (userId: string): SQL => sql`(select ${users.aiOff} from ${users} where ${users.id} = ${userId})`

/** Subquery of those ids that belong to existing users. */
export const userIdsAmong = (ids: SQL): SQL => sql`select ${users.id} from ${users} where ${users.id} in ${ids}`

/** SQL condition: the account exists. */
export const userExists = (userId: string | SQL): SQL =>
  sql`exists (select 1 from ${users} where ${users.id} = ${userId})`

type Expected = Partial<
  Pick<UserRow, "emailKey" | "timeZone" | "cadence" | "aiOff" | "settingsVersion" | "passwordHash" | "billingAnchor">
>

/** SQL condition: the user's row still has the values read before. */
export function userUnchanged(userId: string, expected: Expected): SQL {
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

/** Updates settings and increments their version. */
export function updateSettings({ db }: Deps, userId: string, set: Partial<Settings>, guard?: SQL): Statement {
  return db
    .update(users)
    .set({ ...set, settingsVersion: sql`${users.settingsVersion} + 1` })
    .where(and(eq(users.id, userId), guard))
}

/** Replaces the hash of a verified password; no-op if the password has changed since. */
export function replacePasswordHash({ db }: Deps, userId: string, verified: string, passwordHash: string): Statement {
  const stands = and(eq(users.id, userId), eq(users.passwordHash, verified))
  return db.update(users).set({ passwordHash }).where(stands)
}

/**
 * Sets the plan that a subscription grants, and remembers the plan at the start of the usage period. Writes nothing if
 * the plan is unchanged.
 */
export function setPlan(
  { db, now }: Deps,
  userId: string,
  plan: Pick<UserRow, "tier" | "tierUntil" | "billingAnchor">,
  periodStart: string,
  guard: SQL,
): Statement {
  // After several changes within one period, the plan before the first one counts.
  const isSecond = sql`${users.tierBefore} is not null and ${users.tierChangedAt} >= ${periodStart}`
  const change = {
    tierBefore: sql`case when ${users.tier} = ${plan.tier} or (${isSecond}) then ${users.tierBefore} else ${users.tier} end`,
    tierChangedAt: sql`case when ${users.tier} = ${plan.tier} then ${users.tierChangedAt} else ${iso(now())} end`,
  }
  const differs = or(
    ne(users.tier, plan.tier),
    sql`${users.billingAnchor} is not ${plan.billingAnchor}`,
    sql`${users.tierUntil} is not ${plan.tierUntil}`,
  )
  return db
    .update(users)
    .set({ ...plan, ...change })
    .where(and(eq(users.id, userId), differs, guard))
}

/** Records a visit; writes nothing if one since `today` is already recorded. */
export function recordVisit({ db }: Deps, userId: string, at: string, today: string): Statement {
  return db
    .update(users)
    .set({ seenAt: at })
    .where(and(eq(users.id, userId), lt(users.seenAt, today)))
}

/** Ids of users after `after` who were active since a given time, in ascending order. */
export function selectActiveUsers({ db }: Deps, after: string, upTo: string | null, since: string, limit: number) {
  const range = and(gt(users.id, after), upTo === null ? undefined : lte(users.id, upTo))
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(range, gte(users.seenAt, since)))
    .orderBy(asc(users.id))
    .limit(limit)
}

/** The id of the oldest account. */
export function selectOldestUser({ db }: Deps) {
  return db.select({ id: users.id }).from(users).where(gt(users.id, "")).orderBy(users.id).limit(1)
}

/** Ids of demo accounts that expired before a given time, earliest first. */
export function selectExpiredDemos({ db }: Deps, before: string, limit: number) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.demoUntil), lt(users.demoUntil, before)))
    .orderBy(asc(users.demoUntil))
    .limit(limit)
}
