import { and, eq } from "drizzle-orm"
import { hour, iso, minute, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError, invalidField } from "../kernel/errors"
import { batch, query, runQuery, type Statement, together } from "../kernel/query.server"
import { selectUser } from "../users/accounts.server"
import type { Actor } from "../users/actor"
import type { Caller } from "./caller"
import { sessionOf } from "./credential"
import { noteSecurityEvent } from "./security-events.server"
import { sessions } from "./tables.server"
import { countKey, forgetTries, refuseTooMany, releaseOnError, reserveTry } from "./throttle.server"

/** What needs it asks for the password again where it was given longer ago than this. */
const confirmedFor = hour

/** Tries are counted by session: nobody who got hold of one holds up the owner in another. */
const countOf = (deps: Deps, sessionId: string) => ({
  key: countKey(deps, `confirm:${sessionId}`),
  freeTries: 5,
  longest: (15 * minute) / second,
})

interface Confirmed {
  /** What the password was held against. */
  passwordHash: string
  forgotten: Statement
}

/**
 * Makes sure that whoever is signed in also knows the password. A wrong one is `invalid` at `field`, too many of them
 * `too_many_requests`. Until `forgotten` is written, one try more seems to have failed.
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
  const [reserved, stored] = await runQuery(deps.db, together(reserveTry(deps, [countOf(deps, id)]), secret))
  refuseTooMany(reserved)
  if (!(await releaseOnError(deps, reserved, () => deps.passwords.verify(password, stored))) || !stored) {
    noteSecurityEvent(deps, actor.userId, "reauthentication_refused", caller)
    throw invalidField(field, "This is not your current password.")
  }
  return { passwordHash: stored, forgotten: forgetTries(deps, reserved.keys) }
}

/** Whether the password was given a short while ago; always so for an account that has none. */
export function isConfirmed(deps: Pick<Deps, "now">, actor: Actor): boolean {
  if (!actor.hasPassword) return true
  const { confirmedAt } = sessionOf(actor)
  return deps.now().getTime() - (Date.parse(confirmedAt) || 0) < confirmedFor
}

/** Refuses with `reauthenticate` where the password was given too long ago. A personal token has its own bounds. */
export function requireConfirmed(deps: Pick<Deps, "now">, actor: Actor): void {
  if (actor.credential.kind === "token" || isConfirmed(deps, actor)) return
  throw new DomainError("reauthenticate", "Please enter your password again to go on.")
}

/**
 * Takes the password again, for what asks for one given a short while ago, and answers the user as they are then.
 * Nothing to do for an account without one.
 */
export async function reauthenticate(deps: Deps, actor: Actor, password: string, caller: Caller): Promise<Actor> {
  const credential = sessionOf(actor)
  const { id } = credential
  if (!actor.hasPassword) return actor
  const confirmedAt = iso(deps.now())
  const { forgotten } = await confirmPassword(deps, actor, password, caller, "password")
  const own = and(eq(sessions.userId, actor.userId), eq(sessions.id, id))
  await batch(deps.db, [deps.db.update(sessions).set({ confirmedAt }).where(own), forgotten])
  noteSecurityEvent(deps, actor.userId, "reauthenticated", caller)
  return { ...actor, credential: { ...credential, confirmedAt } }
}
