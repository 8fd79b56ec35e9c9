import { and, eq } from "drizzle-orm"
import { hour, iso, minute, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError, invalidField } from "../kernel/errors"
import { batch, query, runQuery, type Statement, together } from "../kernel/query.server"
import { selectUser } from "../users/accounts.server"
import type { Actor } from "../users/actor"
import type { Caller } from "./caller"
import { sessionOf } from "./credential"
import { recordSecurityEvent } from "./security-events.server"
import { sessions } from "./tables.server"
import { clearAttempts, countKey, refuseTooMany, releaseOnError, reserveAttempt } from "./throttle.server"

/** Sensitive actions ask for the password again after this long. */
const confirmedFor = hour

/**
 * Attempts are counted per session, so that an attacker who controls one session cannot lock the owner out of another.
 */
const countOf = (deps: Deps, sessionId: string) => ({
  key: countKey(deps, `confirm:${sessionId}`),
  freeAttempts: 5,
  maxWait: (15 * minute) / second,
})

interface Confirmed {
  /** The hash that the password was verified against. */
  passwordHash: string
  forgotten: Statement
}

/**
 * Verifies the password of a signed-in user. Refuses with `invalid` at `field` for a wrong one and `too_many_requests`
 * after too many. The attempt counts as failed until `forgotten` is written.
 */
export async function confirmPassword(
  deps: Deps,
  actor: Actor,
  password: string,
  caller: Caller,
  field: "currentPassword" | "password" = "currentPassword",
): Promise<Confirmed> {
  const { id } = sessionOf(actor)
  const secret = query([selectUser(deps, actor.userId)], ([row]) => row?.passwordHash || null)
  const [reserved, stored] = await runQuery(deps.db, together(reserveAttempt(deps, [countOf(deps, id)]), secret))
  refuseTooMany(reserved)
  if (!(await releaseOnError(deps, reserved, () => deps.passwords.verify(password, stored))) || !stored) {
    recordSecurityEvent(deps, actor.userId, "reauthentication_refused", caller)
    throw invalidField(field, "This is not your current password.")
  }
  return { passwordHash: stored, forgotten: clearAttempts(deps, reserved.keys) }
}

/** True if the password was entered recently; always true for an account without a password. */
export function isConfirmed(deps: Pick<Deps, "now">, actor: Actor): boolean {
  if (!actor.hasPassword) return true
  const { confirmedAt } = sessionOf(actor)
  return deps.now().getTime() - (Date.parse(confirmedAt) || 0) < confirmedFor
}

/**
 * Refuses with `reauthenticate` if the password was not entered recently. Personal tokens are limited by their scopes
 * instead.
 */
export function requireConfirmed(deps: Pick<Deps, "now">, actor: Actor): void {
  if (actor.credential.kind === "token" || isConfirmed(deps, actor)) return
  throw new DomainError("reauthenticate", "Please enter your password again to continue.")
}

/**
 * Verifies the password again for a sensitive action and returns the updated actor. Does nothing for an account without
 * a password.
 */
export async function reauthenticate(deps: Deps, actor: Actor, password: string, caller: Caller): Promise<Actor> {
  const credential = sessionOf(actor)
  const { id } = credential
  if (!actor.hasPassword) return actor
  const confirmedAt = iso(deps.now())
  const { forgotten } = await confirmPassword(deps, actor, password, caller, "password")
  const own = and(eq(sessions.userId, actor.userId), eq(sessions.id, id))
  await batch(deps.db, [deps.db.update(sessions).set({ confirmedAt }).where(own), forgotten])
  recordSecurityEvent(deps, actor.userId, "reauthenticated", caller)
  return { ...actor, credential: { ...credential, confirmedAt } }
}
