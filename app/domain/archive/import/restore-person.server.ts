import { emptyProfile } from "../../career/profile-view"
import { iso } from "../../kernel/clock"
import { batch } from "../../kernel/query.server"
import { profileLedgerWrites } from "../../profile/save-profile.server"
import { restoreSnapshots } from "../../readiness/restore-snapshots.server"
import { updateSettings } from "../../users/accounts.server"
import { replaceProfile } from "../../users/profiles.server"
import { type Importing, inGroups, type Reached } from "./importing.server"

/** Restores names, time zone, rhythm and switches. The new account keeps its email address, password and plan. */
export async function restoreAccount({ deps, userId, archive, guard }: Importing): Promise<void> {
  for await (const { record: account } of archive.records("account")) {
    await batch(deps.db, [updateSettings(deps, userId, account, guard)])
  }
}

/** Restores the profile with its derived evidence and achievements. Items of the previous profile are retired. */
export async function restoreProfile({ deps, userId, archive, guard }: Importing): Promise<void> {
  for await (const { record: archived } of archive.records("profile")) {
    const profile = { ...emptyProfile, ...archived }
    const row = { ...profile, userId, updatedAt: iso(deps.now()), version: 1 }
    await batch(deps.db, [
      ...replaceProfile(deps, row, guard),
      ...(await profileLedgerWrites(deps, userId, profile, guard)),
    ])
  }
}

/** Restores past daily readiness scores. */
export function restoreReadiness(importing: Importing, from: number): Promise<Reached> {
  const { deps, userId, guard } = importing
  return inGroups(importing, "readiness", from, async (group) => {
    const rows = group.map((one) => ({ ...one, userId, percentages: JSON.stringify(one.percentages) }))
    return restoreSnapshots(deps, rows, guard)
  })
}
