import { eq } from "drizzle-orm"
import { users } from "../database/schema.server"
import type { Actor, Deps } from "../deps"
import { saveProfile } from "./save-profile.server"
import type { ProfileView, SaveProfile } from "./schema"

/**
 * Saves one step of the onboarding and, where the browser tells another time zone than the account has, that too, in
 * one transaction. `complete` ends the onboarding.
 */
export async function saveOnboardingStep(
  deps: Deps,
  actor: Actor,
  { timeZone, ...update }: SaveProfile & { timeZone?: string | undefined },
  complete: boolean,
): Promise<ProfileView> {
  const moved = timeZone !== undefined && timeZone !== actor.timeZone
  const alongside = moved ? [deps.db.update(users).set({ timeZone }).where(eq(users.id, actor.userId))] : []
  const all = complete ? { ...update, isOnboardingComplete: true } : update
  return saveProfile(deps, actor, all, alongside)
}
