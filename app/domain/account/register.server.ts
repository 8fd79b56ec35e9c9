import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import type { Statement } from "../kernel/query.server"
import { insertUser } from "../users/accounts.server"
import { insertCounters } from "../users/counters.server"
import type { Caller, CountedCaller } from "./caller"
import { countRegistration } from "./count-registration.server"
import { requireStrongPassword } from "./require-strong-password.server"
import type { Register } from "./schema"
import { recordSecurityEvent } from "./security-events.server"
import { type OpenedSession, openSession } from "./session.server"

export const emailKey = (email: string) => email.toLowerCase()

/**
 * Creates an account and its first session in one transaction. Refuses with `email_taken`, with `invalid` for an easily
 * guessed password, and with `too_many_requests` above the address's hourly limit.
 */
export async function register(deps: Deps, input: Register, caller: CountedCaller): Promise<OpenedSession> {
  await requireStrongPassword(deps, "password", input.password, input.email)
  await countRegistration(deps, caller.address)
  const passwordHash = await deps.passwords.hash(input.password)
  return openAccount(deps, { ...input, passwordHash }, caller)
}

interface NewAccount {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  tier?: "free" | "pro"
  demoUntil?: string
}

/**
 * Writes the account's rows, its first session and the statements of `also` in one transaction. Refuses with
 * `email_taken`.
 */
export async function openAccount(
  deps: Deps,
  account: NewAccount,
  caller: Caller,
  also: (userId: string) => Promise<Statement[]> = async () => [],
): Promise<OpenedSession> {
  const userId = deps.newId()
  const more = await also(userId)
  const createdAt = iso(deps.now())
  const row = { ...account, id: userId, emailKey: emailKey(account.email), createdAt, seenAt: createdAt }
  const before = [insertUser(deps, row), insertCounters(deps, userId)]
  const { passwordHash } = account
  const opened = await openSession(deps, { userId, passwordHash, caller, before, after: more }).catch(refuseTakenEmail)
  if (!opened) throw new Error("A session that was just opened is missing.")
  recordSecurityEvent(deps, userId, "sign_in", caller)
  return opened
}

/** Maps a failed write to `email_taken` if that is the cause; rethrows any other error. */
export function refuseTakenEmail(error: unknown): never {
  if (!isEmailTaken(error)) throw error
  const message = "An account with this email address already exists."
  throw new DomainError("email_taken", message, { fields: { email: [message] } })
}

/** The unique index decides rather than a prior read, so two parallel registrations create one account. */
function isEmailTaken(error: unknown): boolean {
  const texts = error instanceof Error ? [error.message, error.cause instanceof Error ? error.cause.message : ""] : []
  return texts.some((text) => text.includes("UNIQUE") && text.includes("email_key"))
}
