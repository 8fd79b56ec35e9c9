import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { insertWhen, type Statement, type Who } from "../kernel/query.server"
import { profiles } from "./tables.server"

export type ProfileRow = typeof profiles.$inferSelect
type NewProfile = typeof profiles.$inferInsert

export function selectProfile({ db }: Deps, who: Who) {
  return db.select().from(profiles).where(eq(profiles.userId, who))
}

/** True while the user has a profile; with a `version`, while it is that one. */
export function profileExists(userId: string, version?: number): SQL {
  const same = version === undefined ? undefined : eq(profiles.version, version)
  return sql`exists (select 1 from ${profiles} where ${and(eq(profiles.userId, userId), same)})`
}

/** The user's industry, as an expression; null where the profile names none. */
export const industryOf = (who: Who): SQL =>
  sql`(select nullif(${profiles.industry}, '') from ${profiles} where ${profiles.userId} = ${who})`

export function insertProfile({ db }: Deps, row: NewProfile, guard: SQL = sql`1`): Statement {
  return insertWhen(db, profiles, row, guard)
}

/** Changes fields of a profile that is there, and makes it the next version. */
export function updateProfile({ db }: Deps, userId: string, set: Partial<ProfileRow>, guard: SQL): Statement {
  return db
    .update(profiles)
    .set({ ...set, version: sql`${profiles.version} + 1` })
    .where(and(eq(profiles.userId, userId), guard))
}

/** The same for an imported profile: an onboarding that is done is not asked for again. */
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
