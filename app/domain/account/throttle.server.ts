import { eq, sql } from "drizzle-orm"
import { hour, iso, minute, second } from "../clock"
import { batch, type Query, query, runQuery, type Statement, together } from "../database/query.server"
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

/** Milliseconds that the keys have to wait until another try; 0 or less where none has to. */
export function findWait(deps: Deps, keys: ThrottleKey[]): Query<number> {
  const names = JSON.stringify(keys.map(({ key }) => key))
  const held = deps.db
    .select()
    .from(loginThrottle)
    .where(sql`${loginThrottle.key} in (select value from json_each(${names}))`)
  return query([held], (rows) => Math.max(0, ...rows.map((row) => Date.parse(row.nextAt) - deps.now().getTime())))
}

/** Refuses with `too_many_requests` while there is something to wait for. */
export function refuseTooMany(wait: number): void {
  if (wait > 0) throw tooMany("Too many tries.", wait)
}

/** Counts a failure against both keys; each is one statement, so that parallel tries all count. */
export async function countFailure(deps: Deps, [account, address]: [ThrottleKey, ThrottleKey]): Promise<void> {
  const now = deps.now()
  const since = iso(now.getTime() - forgetAfter)
  const counted = together(raise(deps, account.key, since), raise(deps, address.key, since))
  const failures = await runQuery(deps.db, counted)
  const waits = [account, address].flatMap(({ key, freeTries }, at) => {
    const wait = throttleWait(failures[at] ?? 0, freeTries)
    const nextAt = iso(now.getTime() + wait)
    return wait > 0 ? [deps.db.update(loginThrottle).set({ nextAt }).where(eq(loginThrottle.key, key))] : []
  })
  await batch(deps.db, waits)
}

/** For the batch that opens the session. */
export function forgetFailures(deps: Deps, { key }: ThrottleKey): Statement {
  return deps.db.delete(loginThrottle).where(eq(loginThrottle.key, key))
}

/** Counts an account made from this address, and refuses with `too_many_requests` over the operator's hourly limit. */
export async function countRegistration(deps: Deps, address: string): Promise<void> {
  const limit = deps.settings.registrationsPerHour
  if (limit === 0) return
  const slot = Math.floor(deps.now().getTime() / hour)
  const made = await runQuery(deps.db, raise(deps, `registrations:${slot}:${await deps.hash(address)}`, ""))
  if (made > limit) throw tooMany("Too many accounts were made from here.", (slot + 1) * hour - deps.now().getTime())
}

/** Adds one to a key's count and answers what it is now. */
function raise(deps: Deps, key: string, forgetBefore: string): Query<number> {
  const now = iso(deps.now())
  const raised = deps.db
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
  return query([raised], ([row]) => row?.failures ?? 1)
}

function tooMany(what: string, wait: number): DomainError {
  const seconds = Math.ceil(wait / second)
  const span = seconds < 120 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${Math.ceil(seconds / 60)} minutes`
  return new DomainError("too_many_requests", `${what} Please try again in ${span}.`, { retryAfter: seconds })
}
