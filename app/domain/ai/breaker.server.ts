import { and, eq, gte, lte, sql } from "drizzle-orm"
import { RetryLater } from "../jobs/retry-later"
import { iso, later, minute, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { changes, type Statement } from "../kernel/query.server"
import { breakers } from "./tables.server"

/** Consecutive failures, over all users, after which the breaker opens and jobs wait. */
const failuresToOpen = 8
/** Initial and maximum milliseconds until a probe; they grow while the outage lasts. */
const initialOpen = 10 * second
const maxOpen = 10 * minute
const name = "openai"

/**
 * A permit to call the provider. With `probeUntil`, the call is the single probe that tests whether an outage is over.
 */
export interface Permit {
  probeUntil: string | null
  failures: number
}

/** Takes a permit. Throws `RetryLater` while the breaker is open or another call is probing. */
export async function takePermit(deps: Deps): Promise<Permit> {
  const now = deps.now()
  // Longer than the call: if the probe's consumer dies, another probe follows.
  const probeUntil = later(now, (deps.settings.aiTimeoutSeconds + 5) * second)
  const [probe, rows] = await deps.db.batch([
    deps.db
      .update(breakers)
      .set({ openUntil: probeUntil })
      .where(and(eq(breakers.name, name), gte(breakers.failures, failuresToOpen), lte(breakers.openUntil, iso(now)))),
    deps.db.select().from(breakers).where(eq(breakers.name, name)),
  ])
  const { failures, openUntil } = rows[0] ?? { failures: 0, openUntil: "" }
  if (changes(probe) > 0) return { probeUntil, failures }
  if (openUntil <= iso(now)) return { probeUntil: null, failures }
  // Jitter up to the length of the wait, so that waiting jobs do not all wake at once.
  const wait = Date.parse(openUntil) - now.getTime()
  const until = Date.parse(openUntil) + deps.random() * Math.min(Math.max(wait, second), minute)
  throw new RetryLater(new Date(until), { code: "ai_unavailable" })
}

/**
 * Milliseconds that the breaker stays open; 25 % longer after each failed probe, so that recovery is noticed quickly.
 */
export function openInterval(failures: number): number {
  return Math.round(Math.min(initialOpen * 1.25 ** Math.max(0, failures - failuresToOpen), maxOpen))
}

/** Closes the breaker: the provider has responded, whether with success or an error. */
export const close = ({ db }: Deps): Statement =>
  db
    .update(breakers)
    .set({ failures: 0, openUntil: "" })
    .where(sql`${breakers.name} = ${name} and ${breakers.failures} > 0`)

/**
 * Counts a call without a response. `retryAfter` is the provider's requested pause in seconds, which is always
 * respected.
 */
export function countFailure(deps: Deps, permit: Permit, retryAfter: number | null): Statement {
  const now = deps.now()
  const asked = Math.min(retryAfter ?? 0, deps.settings.jobDeadlineSeconds) * second
  if (permit.probeUntil) {
    const failures = permit.failures + 1
    return setProbed(deps, permit.probeUntil, {
      failures,
      openUntil: later(now, Math.max(openInterval(failures), asked)),
    })
  }
  const until = later(now, asked || initialOpen)
  const counted = asked ? failuresToOpen : 1
  // Calls that were in flight when the breaker opened add no information about the outage.
  const failures = sql`max(${breakers.failures}, min(${breakers.failures} + ${counted}, ${failuresToOpen}))`
  return deps.db
    .insert(breakers)
    .values({ name, failures: counted, openUntil: asked ? until : "" })
    .onConflictDoUpdate({
      target: breakers.name,
      set: {
        failures,
        openUntil: sql`case when ${failures} >= ${failuresToOpen} then max(${breakers.openUntil}, ${until}) else ${breakers.openUntil} end`,
      },
    })
}

/** Returns an unused permit; if it was the probe, the next call probes. */
export const returnPermit = (deps: Deps, { probeUntil }: Permit): Statement[] =>
  probeUntil ? [setProbed(deps, probeUntil, { openUntil: iso(deps.now()) })] : []

/** Updates the breaker only if this probe is still the current one. */
function setProbed({ db }: Deps, probeUntil: string, set: Partial<typeof breakers.$inferInsert>): Statement {
  return db
    .update(breakers)
    .set(set)
    .where(and(eq(breakers.name, name), eq(breakers.openUntil, probeUntil)))
}
