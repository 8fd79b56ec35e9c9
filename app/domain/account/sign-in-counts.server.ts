import { sql } from "drizzle-orm"
import { iso, minute, second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { CountedCaller } from "./caller"
import { isKnownDevice } from "./known-devices.server"
import { loginThrottle } from "./tables.server"
import { type Count, countKey } from "./throttle.server"

/** Typos cost nothing; further attempts wait longer and longer. */
const freeAttempts = 5
const maxWait = (15 * minute) / second
/** A whole office or school shares one address. */
const freeAttemptsOfAddress = 100
const maxWaitOfAddress = minute / second
/** After this many failures by unknown devices, an address new to the account gets a single free attempt. */
const manyFailures = 50

/**
 * Counters of a sign-in attempt: account and address together, and the address alone with a higher allowance. A device
 * known to the account has its own counter, so strangers' failures do not delay its owner. No counter is per account
 * alone, except that many failures reduce the free attempts of new addresses.
 */
export async function signInCounts(
  deps: Deps,
  emailKey: string,
  { address, device }: CountedCaller,
): Promise<Record<"device" | "pair" | "address", Count>> {
  const pair = await deps.hash(`${emailKey} ${address}`)
  const own = await deps.hash(`${emailKey} ${device}`)
  const known = device === null ? sql`0` : isKnownDevice(deps, emailKey, await deps.hash(device))
  const isTried = sql`exists (select 1 from ${loginThrottle} where ${loginThrottle.key} = ${await unknownDeviceKey(deps, emailKey)}
    and ${loginThrottle.failures} >= ${manyFailures})`
  const stranger = sql`not ${known}`
  const free = sql`case when ${isTried} then 1 else ${freeAttempts} end`
  const place = countKey(deps, `address:${await deps.hash(address)}`)
  return {
    device: { key: countKey(deps, `device:${own}`), freeAttempts, maxWait, when: known },
    pair: { key: countKey(deps, `pair:${pair}`), freeAttempts: free, maxWait, when: stranger },
    address: { key: place, freeAttempts: freeAttemptsOfAddress, maxWait: maxWaitOfAddress, when: stranger },
  }
}

const unknownDeviceKey = async (deps: Deps, emailKey: string) => countKey(deps, `account:${await deps.hash(emailKey)}`)

/** Counts a failure by a device unknown to the account. */
export async function countUnknownDevice(deps: Deps, emailKey: string): Promise<void> {
  const now = iso(deps.now())
  await deps.db
    .insert(loginThrottle)
    .values({ key: await unknownDeviceKey(deps, emailKey), failures: 1, nextAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: loginThrottle.key,
      set: { failures: sql`${loginThrottle.failures} + 1`, updatedAt: now },
    })
}
