import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { batch, query, runQuery, type Statement, together } from "../kernel/query.server"
import { replacePasswordHash, selectUserByEmail } from "../users/accounts.server"
import type { CountedCaller } from "./caller"
import { emailKey } from "./register.server"
import type { LogIn } from "./schema"
import type { SecurityEventKind } from "./security-event"
import { recordSecurityEvent } from "./security-events.server"
import { type OpenedSession, openSession } from "./session.server"
import { countUnknownDevice, signInCounts } from "./sign-in-counts.server"
import { clearAttempts, refuseTooMany, releaseAttempt, releaseOnError, reserveAttempt } from "./throttle.server"

/**
 * Opens a session. A wrong password and an unknown email are both refused with `invalid_credentials` after the same
 * hashing. After repeated failures, attempts are refused with `too_many_requests` before any hashing. Refuses with
 * `unavailable` if too many sign-ins run at once.
 */
export async function logIn(deps: Deps, input: LogIn, caller: CountedCaller): Promise<OpenedSession> {
  const key = emailKey(input.email)
  const counts = await signInCounts(deps, key, caller)
  const account = query([selectUserByEmail(deps, key)], ([found]) => found)
  const [reserved, user] = await runQuery(deps.db, together(reserveAttempt(deps, Object.values(counts)), account))
  const note = (kind: SecurityEventKind) => recordSecurityEvent(deps, user?.id ?? null, kind, caller)
  const unnoted = () => deps.log("throttle.unnoted")
  if (reserved.keys.length === 0) note("sign_in_throttled")
  refuseTooMany(reserved)
  const matches = await releaseOnError(deps, reserved, () =>
    deps.passwords.verify(input.password, user?.passwordHash ?? null),
  )
  const isStranger = reserved.keys.includes(counts.address.key)
  if (!user || !matches) {
    note("sign_in_refused")
    if (isStranger) deps.after(countUnknownDevice(deps, key).catch(unnoted))
    throw new DomainError("invalid_credentials", "The email address or password is incorrect.")
  }
  const { passwordHash, before } = await rehash(deps, user, input.password)
  const opened = await openSession(deps, { userId: user.id, passwordHash, caller, before })
  // The password or its hash changed in the meantime, so verify against the current one.
  if (!opened) return logIn(deps, input, caller)
  note("sign_in")
  // Not awaited. Until it is written, one attempt too many counts as failed.
  const forgotten = clearAttempts(deps, [counts.pair.key, counts.device.key])
  const released = isStranger ? [forgotten, releaseAttempt(deps, [counts.address.key])] : [forgotten]
  deps.after(batch(deps.db, released).catch(unnoted))
  return opened
}

/** Rehashes a password whose hash uses weaker parameters than today's. */
async function rehash(
  deps: Deps,
  user: { id: string; passwordHash: string },
  password: string,
): Promise<{ passwordHash: string; before: Statement[] }> {
  const { passwordHash: verified } = user
  if (!deps.passwords.isOutdated(verified)) return { passwordHash: verified, before: [] }
  const passwordHash = await deps.passwords.hash(password)
  return { passwordHash, before: [replacePasswordHash(deps, user.id, verified, passwordHash)] }
}
