import { eq } from "drizzle-orm"
import { users } from "../database/schema.server"
import type { Deps } from "../deps"
import { DomainError } from "../errors"
import { emailKey } from "./register.server"
import type { LogIn } from "./schema"
import { newSession, type OpenedSession } from "./session.server"
import { countFailure, forgetFailures, loginKeys, refuseTooMany } from "./throttle.server"

/**
 * Opens a session. A wrong password and an unknown email are the same `invalid_credentials` after the same hashing;
 * repeated failures of an account or an address have to wait: `too_many_requests`.
 */
export async function logIn(deps: Deps, input: LogIn, address: string): Promise<OpenedSession & { userId: string }> {
  const key = emailKey(input.email)
  const keys = await loginKeys(deps, key, address)
  await refuseTooMany(deps, keys)
  const [user] = await deps.db.select().from(users).where(eq(users.emailKey, key))
  const matches = await deps.passwords.verify(input.password, user?.passwordHash ?? null)
  if (!user || !matches) {
    await countFailure(deps, keys)
    throw new DomainError("invalid_credentials", "The email address or the password is not right.")
  }
  await forgetFailures(deps, keys[0])
  if (deps.passwords.isOutdated(user.passwordHash)) {
    const passwordHash = await deps.passwords.hash(input.password)
    await deps.db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
  }
  const { opened, statement } = await newSession(deps, user.id)
  await statement
  return { ...opened, userId: user.id }
}
