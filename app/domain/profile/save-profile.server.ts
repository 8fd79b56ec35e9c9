import { type SQL, sql } from "drizzle-orm"
import { historyLines } from "../achievements/history-lines.server"
import { emptyProfile } from "../career/profile-view"
import type { ProfileFacts, ProfileUpdate, ProfileView, SaveProfile } from "../career/schema"
import { profileEvidence, profileItems } from "../evidence/record-evidence.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { batch, changes, type Query, query, type Statement, type Who } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { insertProfile, profileExists, selectProfile, updateProfile } from "../users/profiles.server"

type Profile = ProfileFacts & ProfileView

/** The profile, for a page or for an answer; null where there is none. */
export function findProfile(deps: Deps, who: Who): Query<Profile | null> {
  return query([selectProfile(deps, who)], ([row]) => {
    if (!row) return null
    const { userId: _, updatedAt: __, ...profile } = row
    return profile
  })
}

/** True while the profile is the version that a save was made for; 0 stands for none yet. */
function versionStands(userId: string, version: number | undefined): SQL {
  if (version === undefined) return sql`1`
  return version === 0 ? sql`not ${profileExists(userId)}` : profileExists(userId, version)
}

/**
 * Changes the named fields of the profile and what the ledger holds of them, in one transaction that rests on nothing
 * read before: saves of other fields at the same time stay. With a `version` it counts only if the profile still is
 * that one; else `conflict`. `alongside` are writes that go with it in the same transaction, whatever else was saved.
 */
export async function saveProfile(
  deps: Deps,
  actor: Actor,
  { version, ...update }: SaveProfile,
  alongside: Statement[] = [],
): Promise<ProfileView> {
  const { userId } = actor
  const updatedAt = iso(deps.now())
  const stands = versionStands(userId, version)
  const change = updateProfile(deps, userId, { ...update, updatedAt }, stands)
  const first = { ...emptyProfile, ...update, userId, updatedAt, version: 1 }
  const found = findProfile(deps, userId)
  // The ledger comes first: what is saved is another version by then.
  const ledger = await toldByProfile(deps, userId, update, stands)
  const insert = insertProfile(deps, first, sql`${stands} and not ${profileExists(userId)}`)
  const outcome = await batch(deps.db, [...ledger, ...alongside, change, insert, ...found.statements])
  const [changed, inserted, row] = outcome.slice(-3)
  const profile = found.read([row])
  if (!profile || changes(changed) + changes(inserted) === 0) throw savedElsewhere()
  return profile
}

function savedElsewhere(): DomainError {
  return new DomainError("conflict", "Your profile was saved in another window. Please look at both versions.")
}

/** The statements of an account's first profile with its evidence, for a batch that makes the account too. */
export async function firstProfile(deps: Deps, userId: string, update: ProfileUpdate): Promise<Statement[]> {
  const profile: Profile = { ...emptyProfile, ...update, version: 1 }
  const write = insertProfile(deps, { userId, ...profile, updatedAt: iso(deps.now()) })
  return [write, ...(await toldByProfile(deps, userId, profile, sql`1`))]
}

/** What saved fields change in the ledger and, where the history is among them, in the record of achievements. */
export async function toldByProfile(
  deps: Deps,
  userId: string,
  saved: Partial<ProfileFacts>,
  guard: SQL,
): Promise<Statement[]> {
  const items = await profileItems(deps, saved)
  const ledger = profileEvidence(deps, userId, saved, items, guard)
  if (saved.experience === undefined) return ledger
  return [...ledger, ...(await historyLines(deps, userId, saved.experience, items, guard))]
}
