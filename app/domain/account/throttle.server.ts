import { inArray, type SQL, sql } from "drizzle-orm"
import { hour, iso, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { batch, type Query, query, type Statement } from "../kernel/query.server"
import { loginThrottle } from "./tables.server"

/** Something tries are counted against. */
export interface Count {
  key: string
  /** Failures that it may have before it has to wait. */
  freeTries: number | SQL
  /** The longest wait, in seconds. */
  longest: number
  /** Where given, it counts only while this holds. */
  when?: SQL
}

/** Failures are forgotten after this long without one, and with the day (UTC) they were made on. */
const forgetAfter = hour

/** Keys begin with their day: those of days gone by are one range, removed without an index of their own. */
const dayOf = (deps: Deps) => iso(deps.now()).slice(0, 10)
export const countKey = (deps: Deps, name: string) => `${dayOf(deps)}|${name}`

/** What became of asking for a try: the keys it was counted against, or milliseconds until another makes sense. */
export interface Reserved {
  keys: string[]
  wait: number
}

/**
 * Counts a try before it is made, as if it had failed, in one statement for all its keys: of parallel tries no more
 * get through than are free. Refuses where any of them has to wait, and counts nothing then. A wait is 1, 2, 4 … s
 * once the free tries are gone; it is never a lock.
 */
export function reserveTry(deps: Deps, counts: Count[]): Query<Reserved> {
  const now = iso(deps.now())
  const since = iso(deps.now().getTime() - forgetAfter)
  const { key, failures, nextAt, updatedAt } = loginThrottle
  const rows = counts.map(
    ({ key, freeTries, longest, when = sql`1` }) => sql`select ${key}, ${freeTries}, ${longest} where ${when}`,
  )
  const counted = sql`counted (key, free, longest) as (${sql.join(rows, sql` union all `)})`
  const made = sql`case when ${updatedAt} < ${since} then 1 else ${failures} + 1 end`
  const limits = sql.join(
    counts.map(
      ({ key: name, freeTries, longest }) => sql`when ${name} then ${waitUntil(now, made, freeTries, longest)}`,
    ),
    sql` `,
  )
  const reserved = deps.db
    .insert(loginThrottle)
    .select(
      sql`with ${counted} select key, 1, ${waitUntil(now, sql`1`, sql`free`, sql`longest`)}, ${now} from counted
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

/** When another try may be made after so many failures. */
function waitUntil(now: string, made: SQL, free: number | SQL, longest: number | SQL): SQL {
  const seconds = sql`min(1 << min(${made} - ${free}, 20), ${longest})`
  return sql`case when ${made} < ${free} then ${now}
    else strftime('%Y-%m-%dT%H:%M:%fZ', ${now}, '+' || ${seconds} || ' seconds') end`
}

/** Refuses with `too_many_requests` where no try was reserved. */
export function refuseTooMany({ keys, wait }: Reserved): void {
  if (keys.length === 0) throw tooMany("Too many tries.", Math.max(wait, second))
}

/** For the batch that goes with a success: all failures of these keys are forgotten. */
export function forgetTries(deps: Deps, keys: string[]): Statement {
  return deps.db.delete(loginThrottle).where(inArray(loginThrottle.key, keys))
}

/** A try that was reserved and did not fail is taken off the count. */
export function releaseTry(deps: Deps, keys: string[]): Statement {
  return deps.db
    .update(loginThrottle)
    .set({ failures: sql`${loginThrottle.failures} - 1`, nextAt: iso(deps.now()) })
    .where(inArray(loginThrottle.key, keys))
}

/** Does what was reserved for; where that fails without an answer, the try is taken off the count. */
export async function releaseOnError<T>(deps: Deps, { keys }: Reserved, go: () => Promise<T>): Promise<T> {
  try {
    return await go()
  } catch (error) {
    await batch(deps.db, [releaseTry(deps, keys)])
    throw error
  }
}

export function tooMany(what: string, wait: number): DomainError {
  const seconds = Math.ceil(wait / second)
  const span = seconds < 120 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${Math.ceil(seconds / 60)} minutes`
  return new DomainError("too_many_requests", `${what} Please try again in ${span}.`, { retryAfter: seconds })
}
