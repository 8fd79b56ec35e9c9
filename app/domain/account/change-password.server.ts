import { and, eq } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { replacePasswordHash, userUnchanged } from "../users/accounts.server"
import type { Actor } from "../users/actor"
import type { Caller } from "./caller"
import { confirmPassword } from "./confirm-password.server"
import { sessionOf } from "./credential"
import { requireStrongPassword } from "./require-strong-password.server"
import type { ChangePassword } from "./schema"
import { recordSecurityEvent } from "./security-events.server"
import { type OpenedSession, openSession } from "./session.server"
import { apiTokens, knownDevices, sessions } from "./tables.server"

/** Shown to the user on success. */
export const passwordChanged = "Your password has been successfully changed."

/**
 * Changes the password and revokes every other credential: sessions, including this one, which a new one replaces,
 * personal API tokens and known devices. Refuses with `invalid` for a wrong current password and `too_many_requests`
 * after too many.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  input: ChangePassword,
  caller: Caller,
): Promise<OpenedSession> {
  const { db } = deps
  const { userId } = actor
  sessionOf(actor)
  await requireStrongPassword(deps, "newPassword", input.newPassword, actor.email)
  // The attempt counter is deleted together with the session.
  const { passwordHash: verified } = await confirmPassword(deps, actor, input.currentPassword, caller)
  const passwordHash = await deps.passwords.hash(input.newPassword)
  const isChanged = userUnchanged(userId, { passwordHash })
  const opened = await openSession(deps, {
    userId,
    passwordHash,
    caller,
    before: [
      replacePasswordHash(deps, userId, verified, passwordHash),
      db.delete(sessions).where(and(eq(sessions.userId, userId), isChanged)),
      db.delete(apiTokens).where(and(eq(apiTokens.userId, userId), isChanged)),
      db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), isChanged)),
    ],
  })
  // The password or its hash changed in the meantime, so verify against the current one.
  if (!opened) return changePassword(deps, actor, input, caller)
  recordSecurityEvent(deps, userId, "password_changed", caller)
  return opened
}
