import type { Caller } from "../account/caller"
import { requireConfirmed } from "../account/confirm-password.server"
import { sessionOf } from "../account/credential"
import { noteSecurityEvent } from "../account/security-events.server"
import type { DataPolicy } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"
import type { Actor } from "../users/actor"
import { beginDeletion } from "./begin-deletion.server"
import { finishDeletion, tellOfDeletion } from "./finish-deletion.server"

/**
 * Deletes the user's account and everything it owns. The account has ended when this answers; what a small account
 * owned is gone by then, too, and the rest goes in the background. Never refused for a plan, a limit or a bill; with
 * `reauthenticate` where the password was given too long ago.
 */
export async function deleteAccount(
  deps: Deps,
  actor: Actor,
  caller: Caller,
  policies: readonly DataPolicy[],
): Promise<void> {
  sessionOf(actor)
  requireConfirmed(deps, actor)
  noteSecurityEvent(deps, null, "account_deleted", caller)
  const { userId } = actor
  await beginDeletion(deps, policies, userId)
  try {
    await finishDeletion(deps, policies, userId)
  } catch {
    // The account has ended; its row says what is left to do.
    await tellOfDeletion(deps, userId)
  }
}
