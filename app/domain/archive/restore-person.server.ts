import { and, eq, sql } from "drizzle-orm"
import { emptyProfile } from "../career/profile-view"
import { profileEvidence } from "../evidence/record-evidence.server"
import { iso } from "../kernel/clock"
import { insertRows } from "../kernel/insert-rows.server"
import { batch, insertWhen } from "../kernel/query.server"
import { readinessSnapshots } from "../readiness/tables.server"
import { profiles, users } from "../users/tables.server"
import { type Importing, inGroups, type Reached } from "./importing.server"

/** Names, time zone, rhythm and switches. Email address, password and plan stay those of the new account. */
export async function restoreAccount({ deps, userId, archive, guard }: Importing): Promise<void> {
  for await (const { record: account } of archive.records("account")) {
    await deps.db
      .update(users)
      .set(account)
      .where(and(eq(users.id, userId), guard))
  }
}

/** The profile, and with it the evidence that a profile makes. Items of the profile that was here before retire. */
export async function restoreProfile({ deps, userId, archive, guard }: Importing): Promise<void> {
  for await (const { record: archived } of archive.records("profile")) {
    const profile = { ...emptyProfile, ...archived }
    const row = { ...profile, userId, updatedAt: iso(deps.now()), version: 1 }
    // Who has been through the onboarding here need not do it again.
    const isOnboardingComplete = sql`max(${profiles.isOnboardingComplete}, ${Number(profile.isOnboardingComplete)})`
    const isThere = sql`exists (select 1 from ${profiles} where ${profiles.userId} = ${userId})`
    await batch(deps.db, [
      deps.db
        .update(profiles)
        .set({ ...row, isOnboardingComplete, version: sql`${profiles.version} + 1` })
        .where(and(eq(profiles.userId, userId), guard)),
      insertWhen(deps.db, profiles, row, sql`${guard} and not ${isThere}`),
      ...(await profileEvidence(deps, userId, profile, guard)),
    ])
  }
}

/** The readiness score of past days. */
export function restoreReadiness(importing: Importing, from: number): Promise<Reached> {
  const { deps, userId, guard } = importing
  return inGroups(importing, "readiness", from, async (group) => {
    const rows = group.map((one) => ({ ...one, userId, percentages: JSON.stringify(one.percentages) }))
    return insertRows(deps, readinessSnapshots, rows, guard)
  })
}
