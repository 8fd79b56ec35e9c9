import { and, eq, type SQL, sql } from "drizzle-orm"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { batch } from "../kernel/query.server"
import { userIdByEmail } from "../users/accounts.server"
import { knownDevices } from "./tables.server"

/** A device stays known for this long after its last sign-in. */
export const deviceRetention = 180 * day
/**
 * Maximum number of known devices with the same label per user. A client without cookies adds one with every sign-in.
 */
const maxPerLabel = 10

const deviceForm = /^[\w-]{43}$/

/** SQL condition: this device has signed in to the account before. */
export function isKnownDevice(deps: Deps, emailKey: string, hash: string): SQL {
  return sql`exists (select 1 from ${knownDevices}
    where ${knownDevices.userId} = ${userIdByEmail(emailKey)}
      and ${knownDevices.hash} = ${hash} and ${knownDevices.seenAt} > ${later(deps.now(), -deviceRetention)})`
}

/** The device's token from now on: its current one if it is well-formed, else a new one. */
export const deviceToken = (deps: Deps, carried: string | null) =>
  carried !== null && deviceForm.test(carried) ? carried : deps.newToken()

/** Marks a device as known after a sign-in. */
export async function rememberDevice(deps: Deps, userId: string, token: string, label: string): Promise<void> {
  const { db } = deps
  const seenAt = iso(deps.now())
  const ofLabel = and(eq(knownDevices.userId, userId), eq(knownDevices.label, label))
  await batch(db, [
    db
      .insert(knownDevices)
      .values({ userId, hash: await deps.hash(token), label, seenAt })
      .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.hash], set: { label, seenAt } }),
    db.delete(knownDevices).where(
      sql`${ofLabel} and ${knownDevices.hash} not in
        (select hash from known_devices where user_id = ${userId} and label = ${label} order by seen_at desc limit ${maxPerLabel})`,
    ),
  ])
}
