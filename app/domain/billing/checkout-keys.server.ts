import { and, eq, lt, sql } from "drizzle-orm"
import type { Idempotency } from "../jobs/start-job.server"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { batch, insertWhen } from "../kernel/query.server"
import { userExists } from "../users/accounts.server"
import { checkoutKeys } from "./tables.server"

/** How long a key returns its first answer. */
export const keyRetention = day

/**
 * The first answer of a checkout under this key, or null. Refuses with `conflict` if the key was used for a different
 * request.
 */
export async function findAnswer(deps: Deps, userId: string, used: Idempotency | null): Promise<string | null> {
  if (!used) return null
  const [row] = await deps.db
    .select()
    .from(checkoutKeys)
    .where(and(eq(checkoutKeys.userId, userId), eq(checkoutKeys.key, used.key)))
  if (!row || row.createdAt < later(deps.now(), -keyRetention)) return null
  if (row.bodyHash !== used.bodyHash) {
    throw new DomainError("conflict", "This Idempotency-Key was already used for another request.")
  }
  return row.url
}

/** Stores an answer under its key unless one exists, and deletes expired keys. */
export async function keepAnswer(deps: Deps, userId: string, used: Idempotency | null, url: string): Promise<void> {
  if (!used) return
  const { key, bodyHash } = used
  const now = deps.now()
  const isNew = sql`${userExists(userId)} and not exists (select 1 from ${checkoutKeys} where ${checkoutKeys.userId} = ${userId} and ${checkoutKeys.key} = ${key})`
  await batch(deps.db, [
    deps.db
      .delete(checkoutKeys)
      .where(and(eq(checkoutKeys.userId, userId), lt(checkoutKeys.createdAt, later(now, -keyRetention)))),
    insertWhen(deps.db, checkoutKeys, { userId, key, bodyHash, url, createdAt: iso(now) }, isNew),
  ])
}
