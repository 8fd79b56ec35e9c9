import { eq, sql } from "drizzle-orm"
import { iso } from "../clock"
import {
  batch,
  changes,
  insertWhen,
  mapQuery,
  type Query,
  query,
  runQuery,
  type Statement,
  together,
  type Who,
} from "../database/query.server"
import { profiles } from "../database/schema.server"
import type { Actor, Deps } from "../deps"
import { DomainError } from "../errors"
import { findProfileEvidence } from "../evidence/ledger.server"
import { profileEvidence } from "../evidence/record-evidence.server"
import type { EvidenceItem } from "../evidence/schema"
import { emptyProfile } from "./profile-view"
import type { ProfileFacts, ProfileUpdate, ProfileView } from "./schema"

type Profile = ProfileFacts & ProfileView

/** A profile with what the ledger holds of it, as it was read. */
export interface StoredProfile {
  profile: Profile | null
  updatedAt: string | null
  evidence: EvidenceItem[]
}

/** The profile and its evidence, for a page or for a change. */
export function findProfile(deps: Deps, who: Who): Query<StoredProfile> {
  const row = query([deps.db.select().from(profiles).where(eq(profiles.userId, who))], ([found]) => found)
  return mapQuery(together(row, findProfileEvidence(deps, who)), ([found, evidence]) => {
    if (!found) return { profile: null, updatedAt: null, evidence }
    const { userId: _, updatedAt, ...profile } = found
    return { profile, updatedAt, evidence }
  })
}

/**
 * Changes the named fields of the profile and, with them, the ledger: one transaction that counts only if nobody else
 * has saved since `stored` was read. Where somebody has, it is read again and the change made on top of that.
 * `alongside` are writes that go with it in the same transaction, whatever else was saved.
 */
export async function saveProfile(
  deps: Deps,
  actor: Actor,
  update: ProfileUpdate,
  stored: StoredProfile,
  alongside: Statement[] = [],
): Promise<ProfileView> {
  let current = stored
  for (let tries = 0; tries < 5; tries++) {
    const saved = await saveOnTopOf(deps, actor.userId, update, current, alongside)
    if (saved) return saved
    current = await runQuery(deps.db, findProfile(deps, actor.userId))
  }
  throw new DomainError("conflict", "The profile is being saved from several places at once. Please try again.")
}

async function saveOnTopOf(
  deps: Deps,
  userId: string,
  update: ProfileUpdate,
  { profile, updatedAt, evidence }: StoredProfile,
  alongside: Statement[],
) {
  const { db } = deps
  const next: Profile = { ...emptyProfile, ...profile, ...update }
  const now = deps.now().getTime()
  // Always later than what was read, so that two saves within one millisecond still differ.
  const stamp = iso(updatedAt ? Math.max(now, Date.parse(updatedAt) + 1) : now)
  const mine = sql`exists (select 1 from ${profiles} where ${profiles.userId} = ${userId} and ${profiles.updatedAt} = ${stamp})`
  const row = { userId, ...next, updatedAt: stamp }
  const write = updatedAt
    ? db
        .update(profiles)
        .set({ ...next, updatedAt: stamp })
        .where(sql`${eq(profiles.userId, userId)} and ${eq(profiles.updatedAt, updatedAt)}`)
    : insertWhen(db, profiles, row, sql`not exists (select 1 from ${profiles} where ${profiles.userId} = ${userId})`)
  const ledger = await profileEvidence(deps, userId, next, evidence, mine)
  const [outcome] = await batch(db, [write, ...ledger, ...alongside])
  return changes(outcome) > 0 ? next : null
}

/** The statements of an account's first profile with its evidence, for a batch that makes the account too. */
export async function firstProfile(deps: Deps, userId: string, update: ProfileUpdate): Promise<Statement[]> {
  const profile: Profile = { ...emptyProfile, ...update }
  const row = { userId, ...profile, updatedAt: iso(deps.now()) }
  const write = deps.db.insert(profiles).values(row)
  return [write, ...(await profileEvidence(deps, userId, profile, [], sql`1`))]
}
