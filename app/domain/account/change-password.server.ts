import { eq } from "drizzle-orm"
import { apiTokens, knownDevices, sessions, users } from "../database/schema.server"
import type { Actor, Deps } from "../deps"
import type { Caller } from "./caller"
import { confirmPassword } from "./confirm-password.server"
import { sessionOf } from "./credential"
import { requireStrongPassword } from "./require-strong-password.server"
import type { ChangePassword } from "./schema"
import { noteSecurityEvent } from "./security-events.server"
import { type OpenedSession, openSession } from "./session.server"

/** What the user reads when it is done. */
export const passwordChanged = "Your password has been successfully changed."

/**
 * Changes the password and ends every way in, this session included, in whose place it opens a new one: other
 * sessions, personal API tokens, known devices. A wrong current password is `invalid`, too many of them
 * `too_many_requests`.
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
  await confirmPassword(deps, actor, input.currentPassword, caller)
  const passwordHash = await deps.passwords.hash(input.newPassword)
  const opened = await openSession(deps, {
    userId,
    caller,
    before: [
      db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
      db.delete(sessions).where(eq(sessions.userId, userId)),
      db.delete(apiTokens).where(eq(apiTokens.userId, userId)),
      db.delete(knownDevices).where(eq(knownDevices.userId, userId)),
    ],
  })
  noteSecurityEvent(deps, userId, "password_changed", caller)
  return opened
}
