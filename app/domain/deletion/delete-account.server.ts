import type { Caller } from "../account/caller"
import { requireConfirmed } from "../account/confirm-password.server"
import { sessionOf } from "../account/credential"
import { recordSecurityEvent } from "../account/security-events.server"
import type { DataPolicy } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"
import type { Actor } from "../users/actor"
import { beginDeletion } from "./begin-deletion.server"
import { finishDeletion, sendDeletion } from "./finish-deletion.server"

/**
 * Deletes the user's account and all its data. The account has ended when this returns. A small account's data is gone
 * by then too; the rest is deleted in the background. Never refused because of a plan, a limit or an invoice. Refuses
 * with `reauthenticate` if the password was not entered recently.
 */
export async function deleteAccount(
  deps: Deps,
  actor: Actor,
  caller: Caller,
  policies: readonly DataPolicy[],
): Promise<void> {
  sessionOf(actor)
  requireConfirmed(deps, actor)
  recordSecurityEvent(deps, null, "account_deleted", caller)
  const { userId } = actor
  await beginDeletion(deps, policies, userId)
  try {
    await finishDeletion(deps, policies, userId)
  } catch {
    // The account has ended; its row tracks the remaining work.
    await sendDeletion(deps, userId)
  }
}
