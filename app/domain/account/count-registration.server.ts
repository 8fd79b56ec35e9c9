import { sql } from "drizzle-orm"
import { hour, iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { loginThrottle } from "./tables.server"
import { countKey, tooMany } from "./throttle.server"

/** Counts a registration from this address. Refuses with `too_many_requests` above the operator's hourly limit. */
export async function countRegistration(deps: Deps, address: string): Promise<void> {
  await countInHour(deps, "registrations", address, deps.settings.registrationsPerHour)
}

/** A demo account is written in full, which costs several times a registration, so an address gets a quarter as many. */
export async function countDemo(deps: Deps, address: string): Promise<void> {
  await countInHour(deps, "demos", address, Math.ceil(deps.settings.registrationsPerHour / 4))
}

async function countInHour(deps: Deps, what: string, address: string, limit: number): Promise<void> {
  if (limit === 0) return
  const now = iso(deps.now())
  const slot = Math.floor(deps.now().getTime() / hour)
  const key = countKey(deps, `${what}:${slot}:${await deps.hash(address)}`)
  const [made] = await deps.db
    .insert(loginThrottle)
    .values({ key, failures: 1, nextAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: loginThrottle.key,
      set: { failures: sql`${loginThrottle.failures} + 1`, updatedAt: now },
    })
    .returning({ made: loginThrottle.failures })
  const wait = (slot + 1) * hour - deps.now().getTime()
  if (made && made.made > limit) throw tooMany("Too many accounts were created from your network.", wait)
}
