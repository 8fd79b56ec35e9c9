import { eq } from "drizzle-orm"
import { query, runQuery, type Statement, together } from "../database/query.server"
import { users } from "../database/schema.server"
import type { Deps } from "../deps"
import { DomainError } from "../errors"
import { emailKey } from "./register.server"
import type { LogIn } from "./schema"
import { type OpenedSession, openSession } from "./session.server"
import { countFailure, findWait, forgetFailures, loginKeys, refuseTooMany } from "./throttle.server"

/**
 * Opens a session. A wrong password and an unknown email are the same `invalid_credentials` after the same hashing;
 * repeated failures of an account or an address have to wait: `too_many_requests`.
 */
export async function logIn(deps: Deps, input: LogIn, address: string, label = ""): Promise<OpenedSession> {
  const key = emailKey(input.email)
  const keys = await loginKeys(deps, key, address)
  const account = query([deps.db.select().from(users).where(eq(users.emailKey, key))], ([found]) => found)
  const [wait, user] = await runQuery(deps.db, together(findWait(deps, keys), account))
  refuseTooMany(wait)
  const matches = await deps.passwords.verify(input.password, user?.passwordHash ?? null)
  if (!user || !matches) {
    await countFailure(deps, keys)
    throw new DomainError("invalid_credentials", "The email address or the password is not right.")
  }
  const before = [forgetFailures(deps, keys[0]), ...(await rehash(deps, user, input.password))]
  return openSession(deps, { userId: user.id, label, before })
}

/** Hashes a password anew where it was hashed with weaker parameters than today's. */
async function rehash(deps: Deps, user: { id: string; passwordHash: string }, password: string): Promise<Statement[]> {
  if (!deps.passwords.isOutdated(user.passwordHash)) return []
  const passwordHash = await deps.passwords.hash(password)
  return [deps.db.update(users).set({ passwordHash }).where(eq(users.id, user.id))]
}
