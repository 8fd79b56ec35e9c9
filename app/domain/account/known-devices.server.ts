import { and, eq, type SQL, sql } from "drizzle-orm"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { batch } from "../kernel/query.server"
import { userIdByEmail } from "../users/accounts.server"
import { knownDevices } from "./tables.server"

/** A device is known for so long after its last sign-in. */
export const knownFor = 180 * day
/** Devices of one description that a user may have: a program that keeps no cookies makes a new one each time. */
const mostOfLabel = 10

const deviceForm = /^[\w-]{43}$/

/** Whether a device has signed in to the account before. */
export function isKnownDevice(deps: Deps, emailKey: string, hash: string): SQL {
  return sql`exists (select 1 from ${knownDevices}
    where ${knownDevices.userId} = ${userIdByEmail(emailKey)}
      and ${knownDevices.hash} = ${hash} and ${knownDevices.seenAt} > ${later(deps.now(), -knownFor)})`
}

/** What the device shall carry from now on; one that shared hands have made known keeps what it has. */
export const deviceToken = (deps: Deps, carried: string | null) =>
  carried !== null && deviceForm.test(carried) ? carried : deps.newToken()

/** Makes a device known after a sign-in. */
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
        (select hash from known_devices where user_id = ${userId} and label = ${label} order by seen_at desc limit ${mostOfLabel})`,
    ),
  ])
}
