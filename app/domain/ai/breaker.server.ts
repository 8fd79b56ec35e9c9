import { and, eq, gte, lte, sql } from "drizzle-orm"
import { RetryLater } from "../jobs/retry-later"
import { iso, later, minute, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { changes, type Statement } from "../kernel/query.server"
import { breakers } from "./tables.server"

/** Failures in a row, over all users, after which jobs wait instead of asking. */
const failuresToOpen = 8
/** Milliseconds until one of them asks again, at first and at most: they grow while the outage lasts. */
const firstOpen = 10 * second
const longestOpen = 10 * minute
const name = "openai"

/** Leave to ask the provider. With `probeUntil` it is the one call that finds out whether an outage is over. */
export interface Permit {
  probeUntil: string | null
  failures: number
}

/** Leave to ask; throws `RetryLater` while the breaker is open, and while another call finds out whether it must be. */
export async function takePermit(deps: Deps): Promise<Permit> {
  const now = deps.now()
  // Longer than the call: a probe whose consumer dies is followed by another.
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
  // Spread over as long as the wait itself, so that those who wait do not all come at once.
  const wait = Date.parse(openUntil) - now.getTime()
  const until = Date.parse(openUntil) + deps.random() * Math.min(Math.max(wait, second), minute)
  throw new RetryLater(new Date(until), { code: "ai_unavailable" })
}

/** Milliseconds: a quarter longer with each probe that failed, so that an end is noticed soon after it. */
export function openFor(failures: number): number {
  return Math.round(Math.min(firstOpen * 1.25 ** Math.max(0, failures - failuresToOpen), longestOpen))
}

/** The provider has answered, well or badly. */
export const close = ({ db }: Deps): Statement =>
  db
    .update(breakers)
    .set({ failures: 0, openUntil: "" })
    .where(sql`${breakers.name} = ${name} and ${breakers.failures} > 0`)

/** No answer came. `retryAfter` are the seconds that the provider asks to be left alone for; nobody asks before. */
export function countFailure(deps: Deps, permit: Permit, retryAfter: number | null): Statement {
  const now = deps.now()
  const asked = Math.min(retryAfter ?? 0, deps.settings.jobDeadlineSeconds) * second
  if (permit.probeUntil) {
    const failures = permit.failures + 1
    return setProbed(deps, permit.probeUntil, { failures, openUntil: later(now, Math.max(openFor(failures), asked)) })
  }
  const until = later(now, asked || firstOpen)
  const counted = asked ? failuresToOpen : 1
  // Calls that were on their way when it opened say nothing new about how long the outage lasts.
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

/** The permit was not used: if it was the probe, the next one is. */
export const returnPermit = (deps: Deps, { probeUntil }: Permit): Statement[] =>
  probeUntil ? [setProbed(deps, probeUntil, { openUntil: iso(deps.now()) })] : []

/** Where this probe is still the one that counts. */
function setProbed({ db }: Deps, probeUntil: string, set: Partial<typeof breakers.$inferInsert>): Statement {
  return db
    .update(breakers)
    .set(set)
    .where(and(eq(breakers.name, name), eq(breakers.openUntil, probeUntil)))
}
