import { and, eq, lte, sql } from "drizzle-orm"
import { prefixOf } from "../archive/object-keys"
import { deletionLease, listingsPerAttempt, retryAfter, rowsPerSlice, slicesPerAttempt } from "../archive/rules"
import { iso, later } from "../kernel/clock"
import type { DataPolicy } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"
import { reasonOf } from "../kernel/error-text"
import { eraseRows } from "./erase.server"
import { deletions } from "./tables.server"

type Deletion = typeof deletions.$inferSelect
type Progress = "done" | "more" | "failed"

/**
 * Deletes what remains of an ended account: rows, objects, and the customer at the payment provider. Every step is
 * bounded, idempotent and independent of the others' failures. The next message or the sweep continues with the rest.
 * Safe to call at any time, even for a user who never existed.
 */
export async function finishDeletion(deps: Deps, policies: readonly DataPolicy[], userId: string): Promise<void> {
  const deletion = await take(deps, userId)
  if (!deletion) return
  const steps = [
    await tried(deps, () => removeRows(deps, policies, userId)),
    await tried(deps, () => removeObjects(deps, userId)),
    await tried(deps, () => removeCustomer(deps, deletion)),
  ]
  const now = deps.now()
  if (steps.includes("failed")) {
    const failures = deletion.failures + 1
    return putBack(deps, deletion, { failures, wakeAt: later(now, retryAfter(failures)) })
  }
  if (steps.includes("more")) {
    await putBack(deps, deletion, { failures: 0, wakeAt: iso(now) })
    return sendDeletion(deps, userId)
  }
  if (deletion.lastLookAt && deletion.lastLookAt > iso(now)) {
    return putBack(deps, deletion, { wakeAt: deletion.lastLookAt })
  }
  await deps.db.delete(deletions).where(mine(deletion))
}

/** Sends the message that continues a deletion; the sweep makes up for a lost one. */
export const sendDeletion = (deps: Deps, userId: string) => sendDeletions(deps, [userId])

export async function sendDeletions(deps: Deps, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const messages = userIds.map((userId) => ({ v: 1 as const, type: "erase" as const, userId }))
  await deps.send("bulk", messages).catch(() => deps.log("queue.send_failed", { deletions: userIds.length }))
}

async function take(deps: Deps, userId: string): Promise<Deletion | null> {
  const now = deps.now()
  const [row] = await deps.db
    .update(deletions)
    .set({ fence: sql`${deletions.fence} + 1`, wakeAt: later(now, deletionLease) })
    .where(and(eq(deletions.userId, userId), lte(deletions.wakeAt, iso(now))))
    .returning()
  return row ?? null
}

const mine = ({ userId, fence }: Deletion) => and(eq(deletions.userId, userId), eq(deletions.fence, fence))

async function putBack(deps: Deps, deletion: Deletion, set: Partial<Deletion>): Promise<void> {
  await deps.db.update(deletions).set(set).where(mine(deletion))
}

async function tried(deps: Deps, step: () => Promise<Progress>): Promise<Progress> {
  try {
    return await step()
  } catch (error) {
    deps.log("deletion.step_failed", { reason: reasonOf(error) })
    return "failed"
  }
}

async function removeRows(deps: Deps, policies: readonly DataPolicy[], userId: string): Promise<Progress> {
  for (let piece = 0; piece < slicesPerAttempt; piece++) {
    if (await eraseRows(deps, policies, userId, rowsPerSlice)) return "done"
  }
  return "more"
}

async function removeObjects(deps: Deps, userId: string): Promise<Progress> {
  for (let listing = 0; listing < listingsPerAttempt; listing++) {
    const { keys, cursor } = await deps.bucket.list(prefixOf(userId))
    if (keys.length > 0) await deps.bucket.delete(keys)
    if (cursor === null) return "done"
  }
  return "more"
}

/**
 * The customer id is kept until the provider confirms the removal. While payments are not configured, the removal
 * waits.
 */
async function removeCustomer(deps: Deps, deletion: Deletion): Promise<Progress> {
  if (!deletion.customerId) return "done"
  if (!deps.payments) return "failed"
  await deps.payments.deleteCustomer(deletion.customerId)
  await putBack(deps, deletion, { customerId: null })
  return "done"
}
