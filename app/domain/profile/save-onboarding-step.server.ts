import type { ProfileView, SaveProfile } from "../career/schema"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { runQuery } from "../kernel/query.server"
import { updateSettings } from "../users/accounts.server"
import type { Actor } from "../users/actor"
import { findProfile, saveProfile } from "./save-profile.server"

/**
 * Saves one onboarding step and, if the browser's time zone differs from the account's, the time zone, in one
 * transaction. `complete` ends the onboarding.
 */
export async function saveOnboardingStep(
  deps: Deps,
  actor: Actor,
  { timeZone, ...update }: SaveProfile & { timeZone?: string | undefined },
  complete: boolean,
): Promise<ProfileView> {
  const moved = timeZone !== undefined && timeZone !== actor.timeZone
  const alongside = moved ? [updateSettings(deps, actor.userId, { timeZone })] : []
  const all = complete ? { ...update, isOnboardingComplete: true } : update
  try {
    return await saveProfile(deps, actor, all, alongside)
  } catch (error) {
    const stored = await alreadySaved(deps, actor, error, update)
    if (stored) return stored
    throw error
  }
}

/**
 * Returns the profile if it already contains everything to be saved, because a form submitted twice must not conflict
 * with itself.
 */
async function alreadySaved(
  deps: Deps,
  actor: Actor,
  error: unknown,
  update: SaveProfile,
): Promise<ProfileView | null> {
  if (!(error instanceof DomainError) || error.code !== "conflict") return null
  const stored = await runQuery(deps.db, findProfile(deps, actor.userId))
  const { version: _, ...fields } = update
  const held = new Map(Object.entries(stored ?? {}))
  const isSame = Object.entries(fields).every(
    ([name, value]) => JSON.stringify(held.get(name)) === JSON.stringify(value),
  )
  return isSame ? stored : null
}
