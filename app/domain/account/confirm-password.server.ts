import { eq, inArray, sql } from "drizzle-orm"
import { type Query, query, type Statement, type Who } from "../database/query.server"
import { loginThrottle, users } from "../database/schema.server"
import type { Actor, Deps } from "../deps"
import { invalidField } from "../errors"
import { emailKey } from "./register.server"
import { countFailure, forgetFailures, loginKeys, refuseTooMany } from "./throttle.server"

/** What a password is held against, and how many milliseconds have to pass before it may be tried again. */
export interface Secret {
  /** Empty for an account without a password, such as a demo account. */
  passwordHash: string
  wait: number
}

const keyOf = (userId: string) => ({ key: `confirm:${userId}`, freeTries: 5 })

/** For the batch that ends accounts: nothing is counted for them any longer. */
export function forgetConfirmations({ db }: Deps, userIds: readonly string[]): Statement {
  const keys = JSON.stringify(userIds.map((userId) => keyOf(userId).key))
  return db.delete(loginThrottle).where(inArray(loginThrottle.key, sql`(select value from json_each(${keys}))`))
}

/** For the round trip that reads the session. */
export function findSecret(deps: Deps, who: Who): Query<Secret> {
  const held = deps.db
    .select({ passwordHash: users.passwordHash, nextAt: loginThrottle.nextAt })
    .from(users)
    .leftJoin(loginThrottle, eq(loginThrottle.key, sql`'confirm:' || ${users.id}`))
    .where(eq(users.id, who))
  return query([held], ([row]) => ({
    passwordHash: row?.passwordHash ?? "",
    wait: row?.nextAt ? Date.parse(row.nextAt) - deps.now().getTime() : 0,
  }))
}

/**
 * Makes sure that whoever is signed in also knows the password. A wrong one is `invalid` at `currentPassword`, and
 * counts like a failed login; too many of them `too_many_requests`. Answers what belongs into the change's batch.
 */
export async function confirmPassword(
  deps: Deps,
  actor: Actor,
  password: string,
  { passwordHash, wait }: Secret,
): Promise<Statement[]> {
  refuseTooMany(wait)
  if (!(await deps.passwords.verify(password, passwordHash || null))) {
    const [account] = await loginKeys(deps, emailKey(actor.email), "")
    await countFailure(deps, [keyOf(actor.userId), account])
    throw invalidField("currentPassword", "This is not your current password.")
  }
  return [forgetFailures(deps, keyOf(actor.userId))]
}
