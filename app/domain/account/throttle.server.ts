import { eq, sql } from "drizzle-orm"
import { hour, iso, minute, second } from "../clock"
import { loginThrottle } from "../database/schema.server"
import type { Deps } from "../deps"
import { DomainError } from "../errors"

/** Something tries are counted against, and how many failures it may have before it has to wait. */
export interface ThrottleKey {
  key: string
  freeTries: number
}

const longest = 15 * minute
/** Failures are forgotten after this long without one. */
export const forgetAfter = hour

/** Milliseconds to wait after so many failures: 1, 2, 4 … 900 s once the free tries are gone. Never a hard lock. */
export function throttleWait(failures: number, freeTries: number): number {
  if (failures < freeTries) return 0
  return Math.min(2 ** (failures - freeTries) * second, longest)
}

/** An account gets few tries; an address many, since an office or a school shares one. */
export async function loginKeys(deps: Deps, email: string, address: string): Promise<[ThrottleKey, ThrottleKey]> {
  return [
    { key: `account:${await deps.hash(email)}`, freeTries: 5 },
    { key: `address:${await deps.hash(address)}`, freeTries: 100 },
  ]
}

/** Refuses with `too_many_requests` while any of the keys has to wait. */
export async function refuseTooMany(deps: Deps, keys: ThrottleKey[]): Promise<void> {
  const names = JSON.stringify(keys.map(({ key }) => key))
  const rows = await deps.db
    .select()
    .from(loginThrottle)
    .where(sql`${loginThrottle.key} in (select value from json_each(${names}))`)
  const wait = Math.max(0, ...rows.map((row) => Date.parse(row.nextAt) - deps.now().getTime()))
  if (wait > 0) throw tooMany("Too many tries.", wait)
}

/** Counts a failure against each key; each is one statement, so that parallel tries all count. */
export async function countFailure(deps: Deps, keys: ThrottleKey[]): Promise<void> {
  const now = deps.now()
  for (const { key, freeTries } of keys) {
    const failures = await raise(deps, key, iso(now.getTime() - forgetAfter))
    const wait = throttleWait(failures, freeTries)
    if (wait === 0) continue
    await deps.db
      .update(loginThrottle)
      .set({ nextAt: iso(now.getTime() + wait) })
      .where(eq(loginThrottle.key, key))
  }
}

export async function forgetFailures(deps: Deps, { key }: ThrottleKey): Promise<void> {
  await deps.db.delete(loginThrottle).where(eq(loginThrottle.key, key))
}

/** Counts an account made from this address, and refuses with `too_many_requests` over the operator's hourly limit. */
export async function countRegistration(deps: Deps, address: string): Promise<void> {
  const limit = deps.settings.registrationsPerHour
  if (limit === 0) return
  const slot = Math.floor(deps.now().getTime() / hour)
  const made = await raise(deps, `registrations:${slot}:${await deps.hash(address)}`, "")
  if (made > limit) throw tooMany("Too many accounts were made from here.", (slot + 1) * hour - deps.now().getTime())
}

async function raise(deps: Deps, key: string, forgetBefore: string): Promise<number> {
  const now = iso(deps.now())
  const [row] = await deps.db
    .insert(loginThrottle)
    .values({ key, failures: 1, nextAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: loginThrottle.key,
      set: {
        failures: sql`case when ${loginThrottle.updatedAt} < ${forgetBefore} then 1 else ${loginThrottle.failures} + 1 end`,
        updatedAt: now,
      },
    })
    .returning({ failures: loginThrottle.failures })
  return row?.failures ?? 1
}

function tooMany(what: string, wait: number): DomainError {
  const seconds = Math.ceil(wait / second)
  const span = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new DomainError("too_many_requests", `${what} Please try again in ${span}.`, { retryAfter: seconds })
}
