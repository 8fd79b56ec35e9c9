import { and, eq, ne } from "drizzle-orm"
import { batch } from "../database/query.server"
import { apiTokens, sessions, users } from "../database/schema.server"
import type { Actor, Deps } from "../deps"
import { invalidField } from "../errors"
import { confirmPassword, type Secret } from "./confirm-password.server"
import { sessionOf } from "./credential"
import type { ChangePassword } from "./schema"

/**
 * Changes the password and ends every other way in: the user's other sessions and all personal API tokens. A wrong
 * current password is `invalid`, too many of them `too_many_requests`.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  input: ChangePassword,
  secret: Secret,
): Promise<{ message: string }> {
  const { db } = deps
  const { id } = sessionOf(actor)
  const confirmed = await confirmPassword(deps, actor, input.currentPassword, secret)
  if (deps.passwords.isBreached(input.newPassword)) {
    throw invalidField("newPassword", "This password is in lists of stolen passwords. Please choose another one.")
  }
  const passwordHash = await deps.passwords.hash(input.newPassword)
  await batch(db, [
    ...confirmed,
    db.update(users).set({ passwordHash }).where(eq(users.id, actor.userId)),
    db.delete(sessions).where(and(eq(sessions.userId, actor.userId), ne(sessions.id, id))),
    db.delete(apiTokens).where(eq(apiTokens.userId, actor.userId)),
  ])
  return { message: "Your password has been successfully changed." }
}
