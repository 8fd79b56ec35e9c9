import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { insertWhen, type Statement, type Who } from "../kernel/query.server"
import { profiles } from "./tables.server"

export type ProfileRow = typeof profiles.$inferSelect
type NewProfile = typeof profiles.$inferInsert

export function selectProfile({ db }: Deps, who: Who) {
  return db.select().from(profiles).where(eq(profiles.userId, who))
}

/** SQL condition: the user has a profile, and exactly `version` if that is given. */
export function profileExists(userId: string, version?: number): SQL {
  const same = version === undefined ? undefined : eq(profiles.version, version)
  return sql`exists (select 1 from ${profiles} where ${and(eq(profiles.userId, userId), same)})`
}

/** SQL expression for the user's industry; null if the profile names none. */
export const industryOf = (who: Who): SQL =>
  sql`(select nullif(${profiles.industry}, '') from ${profiles} where ${profiles.userId} = ${who})`

export function insertProfile({ db }: Deps, row: NewProfile, guard: SQL = sql`1`): Statement {
  return insertWhen(db, profiles, row, guard)
}

/** Updates fields of an existing profile and increments its version. */
export function updateProfile({ db }: Deps, userId: string, set: Partial<ProfileRow>, guard: SQL): Statement {
  return db
    .update(profiles)
    .set({ ...set, version: sql`${profiles.version} + 1` })
    .where(and(eq(profiles.userId, userId), guard))
}

/** Replaces the profile with an imported one; a completed onboarding stays completed. */
export function replaceProfile(deps: Deps, profile: NewProfile, guard: SQL): Statement[] {
  const { db } = deps
  const { userId } = profile
  const isOnboardingComplete = sql`max(${profiles.isOnboardingComplete}, ${Number(profile.isOnboardingComplete)})`
  return [
    db
      .update(profiles)
      .set({ ...profile, isOnboardingComplete, version: sql`${profiles.version} + 1` })
      .where(and(eq(profiles.userId, userId), guard)),
    insertProfile(deps, profile, sql`${guard} and not ${profileExists(userId)}`),
  ]
}
