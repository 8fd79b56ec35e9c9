import { inArray, type SQL, sql } from "drizzle-orm"
import { hour, iso, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { batch, type Query, query, type Statement } from "../kernel/query.server"
import { loginThrottle } from "./tables.server"

/** A counter of attempts. */
export interface Count {
  key: string
  /** Failures allowed before a wait applies. */
  freeAttempts: number | SQL
  /** Maximum wait in seconds. */
  maxWait: number
  /** If set, the counter applies only while this is true. */
  when?: SQL
}

/** Failures are forgotten an hour after the last one, and at the end of their day (UTC). */
const forgetAfter = hour

/** Keys start with their day, so past days form one key range that can be deleted without an extra index. */
const dayOf = (deps: Deps) => iso(deps.now()).slice(0, 10)
export const countKey = (deps: Deps, name: string) => `${dayOf(deps)}|${name}`

/** Result of reserving an attempt: the counted keys, or the milliseconds to wait. */
export interface Reserved {
  keys: string[]
  wait: number
}

/**
 * Counts an attempt as failed before it runs, in one statement for all its keys, so that concurrent attempts cannot
 * exceed the allowance. If any key has to wait, refuses and counts nothing. Waits are 1, 2, 4 … s after the free
 * attempts; accounts are never locked.
 */
export function reserveAttempt(deps: Deps, counts: Count[]): Query<Reserved> {
  const now = iso(deps.now())
  const since = iso(deps.now().getTime() - forgetAfter)
  const { key, failures, nextAt, updatedAt } = loginThrottle
  const rows = counts.map(
    ({ key, freeAttempts, maxWait, when = sql`1` }) => sql`select ${key}, ${freeAttempts}, ${maxWait} where ${when}`,
  )
  const counted = sql`counted (key, free, max_wait) as (${sql.join(rows, sql` union all `)})`
  const made = sql`case when ${updatedAt} < ${since} then 1 else ${failures} + 1 end`
  const limits = sql.join(
    counts.map(
      ({ key: name, freeAttempts, maxWait }) => sql`when ${name} then ${waitUntil(now, made, freeAttempts, maxWait)}`,
    ),
    sql` `,
  )
  const reserved = deps.db
    .insert(loginThrottle)
    .select(
      sql`with ${counted} select key, 1, ${waitUntil(now, sql`1`, sql`free`, sql`max_wait`)}, ${now} from counted
        where not exists (select 1 from ${loginThrottle} held, counted
          where held.key = counted.key and held.next_at > ${now})`,
    )
    .onConflictDoUpdate({
      target: key,
      set: { failures: made, nextAt: sql`case ${key} ${limits} end`, updatedAt: now },
    })
    .returning({ key })
  const waiting = deps.db
    .select({ nextAt: sql<string | null>`max(${nextAt})` })
    .from(loginThrottle)
    .where(sql`${key} in (with ${counted} select key from counted)`)
  return query([reserved, waiting], (keys, [held]) => ({
    keys: keys.map(({ key }) => key),
    wait: keys.length > 0 ? 0 : Date.parse(held?.nextAt ?? now) - Date.parse(now),
  }))
}

/** When the next attempt is allowed after a number of failures. */
function waitUntil(now: string, made: SQL, free: number | SQL, maxWait: number | SQL): SQL {
  const seconds = sql`min(1 << min(${made} - ${free}, 20), ${maxWait})`
  return sql`case when ${made} < ${free} then ${now}
    else strftime('%Y-%m-%dT%H:%M:%fZ', ${now}, '+' || ${seconds} || ' seconds') end`
}

/** Refuses with `too_many_requests` if no attempt was reserved. */
export function refuseTooMany({ keys, wait }: Reserved): void {
  if (keys.length === 0) throw tooMany("Too many attempts.", Math.max(wait, second))
}

/** Clears all failures of these keys, in the batch of a success. */
export function clearAttempts(deps: Deps, keys: string[]): Statement {
  return deps.db.delete(loginThrottle).where(inArray(loginThrottle.key, keys))
}

/** Removes a reserved attempt that did not fail from the count. */
export function releaseAttempt(deps: Deps, keys: string[]): Statement {
  return deps.db
    .update(loginThrottle)
    .set({ failures: sql`${loginThrottle.failures} - 1`, nextAt: iso(deps.now()) })
    .where(inArray(loginThrottle.key, keys))
}

/** Runs the reserved work. If it throws, the attempt is not counted. */
export async function releaseOnError<T>(deps: Deps, { keys }: Reserved, go: () => Promise<T>): Promise<T> {
  try {
    return await go()
  } catch (error) {
    await batch(deps.db, [releaseAttempt(deps, keys)])
    throw error
  }
}

export function tooMany(what: string, wait: number): DomainError {
  const seconds = Math.ceil(wait / second)
  const span = seconds < 120 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${Math.ceil(seconds / 60)} minutes`
  return new DomainError("too_many_requests", `${what} Please try again in ${span}.`, { retryAfter: seconds })
}
