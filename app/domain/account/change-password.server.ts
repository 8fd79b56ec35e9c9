import { and, eq, ne } from "drizzle-orm"
import { batch } from "../database/query.server"
import { sessions, users } from "../database/schema.server"
import type { Actor, Deps } from "../deps"
import { invalidField } from "../errors"
import { sessionOf } from "./credential"
import type { ChangePassword } from "./schema"

/** Changes the password and ends every other session of the user. A wrong current password is `invalid`. */
export async function changePassword(deps: Deps, actor: Actor, input: ChangePassword): Promise<{ message: string }> {
  const [user] = await deps.db.select().from(users).where(eq(users.id, actor.userId))
  if (!(await deps.passwords.verify(input.currentPassword, user?.passwordHash ?? null))) {
    throw invalidField("currentPassword", "This is not your current password.")
  }
  if (deps.passwords.isBreached(input.newPassword)) {
    throw invalidField("newPassword", "This password is in lists of stolen passwords. Please choose another one.")
  }
  const passwordHash = await deps.passwords.hash(input.newPassword)
  await batch(deps.db, [
    deps.db.update(users).set({ passwordHash }).where(eq(users.id, actor.userId)),
    deps.db.delete(sessions).where(and(eq(sessions.userId, actor.userId), ne(sessions.id, sessionOf(actor).id))),
  ])
  return { message: "Your password has been successfully changed." }
}
