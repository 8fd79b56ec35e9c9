import { type SQL, sql } from "drizzle-orm"
import { historyLines } from "../achievements/review/history-lines.server"
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

/** The profile, or null if there is none. */
export function findProfile(deps: Deps, who: Who): Query<Profile | null> {
  return query([selectProfile(deps, who)], ([row]) => {
    if (!row) return null
    const { userId: _, updatedAt: __, ...profile } = row
    return profile
  })
}

/** SQL condition: the profile is at the given version; 0 means that there is none yet. */
function versionMatches(userId: string, version: number | undefined): SQL {
  if (version === undefined) return sql`1`
  return version === 0 ? sql`not ${profileExists(userId)}` : profileExists(userId, version)
}

/**
 * Updates the given profile fields and the evidence derived from them in one transaction that depends on no earlier
 * read, so that concurrent saves of other fields are kept. With a `version`, refuses with `conflict` unless it is
 * current. `alongside` are writes for the same transaction that depend on nothing else saved.
 */
export async function saveProfile(
  deps: Deps,
  actor: Actor,
  { version, ...update }: SaveProfile,
  alongside: Statement[] = [],
): Promise<ProfileView> {
  const { userId } = actor
  const updatedAt = iso(deps.now())
  const stands = versionMatches(userId, version)
  const change = updateProfile(deps, userId, { ...update, updatedAt }, stands)
  const first = { ...emptyProfile, ...update, userId, updatedAt, version: 1 }
  const found = findProfile(deps, userId)
  // The ledger is written first: saving the profile changes the version that its guard checks.
  const ledger = await profileLedgerWrites(deps, userId, update, stands)
  const insert = insertProfile(deps, first, sql`${stands} and not ${profileExists(userId)}`)
  const outcome = await batch(deps.db, [...ledger, ...alongside, change, insert, ...found.statements])
  const [changed, inserted, row] = outcome.slice(-3)
  const profile = found.read([row])
  if (!profile || changes(changed) + changes(inserted) === 0) throw savedElsewhere()
  return profile
}

function savedElsewhere(): DomainError {
  return new DomainError("conflict", "Your profile was saved in another window. Please review both versions.")
}

/** Statements for an account's first profile and its evidence, for the batch that creates the account. */
export async function firstProfile(deps: Deps, userId: string, update: ProfileUpdate): Promise<Statement[]> {
  const profile: Profile = { ...emptyProfile, ...update, version: 1 }
  const write = insertProfile(deps, { userId, ...profile, updatedAt: iso(deps.now()) })
  return [write, ...(await profileLedgerWrites(deps, userId, profile, sql`1`))]
}

/** Ledger writes for changed fields and, if the work history is among them, for the achievements. */
export async function profileLedgerWrites(
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
