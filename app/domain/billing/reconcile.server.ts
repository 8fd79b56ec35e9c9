import { and, asc, eq, lt, sql } from "drizzle-orm"
import { hour, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { PaymentsError } from "../kernel/payments"
import { accountOf, syncAccount } from "./sync-account.server"
import { billingAccounts } from "./tables.server"

/** Accounts per call: about five provider requests and ten statements each. */
export const accountsAtOnce = 4
/** Accounts read more recently than this are skipped. */
const freshFor = 20 * hour

/**
 * Rereads the customers whose last reading is oldest; returns null when none are due. Makes up for lost events: every
 * account matches the provider within a day. The order acts as a cursor, because accounts already read move to the end
 * of it. Throws `PaymentsError` if the provider is unreachable.
 */
export async function reconcile(deps: Deps): Promise<string | null> {
  if (!deps.payments) return null
  const due = await deps.db
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(
      and(sql`${billingAccounts.customerId} is not null`, lt(billingAccounts.readAt, later(deps.now(), -freshFor))),
    )
    .orderBy(asc(billingAccounts.readAt))
    .limit(accountsAtOnce)
  for (const { userId } of due) await readOne(deps, userId)
  return due.length < accountsAtOnce ? null : ""
}

async function readOne(deps: Deps, userId: string): Promise<void> {
  try {
    await syncAccount(deps, accountOf(userId))
  } catch (error) {
    const isTheirs = error instanceof PaymentsError && ["refused", "missing", "schema"].includes(error.failure)
    if (!isTheirs) throw error
    // An unreadable account must not block the others, so it moves to the end of the line.
    deps.log("billing.reconcile_failed", { userId, failure: error.failure })
    const readAt = iso(deps.now())
    await deps.db.update(billingAccounts).set({ readAt }).where(eq(billingAccounts.userId, userId))
  }
}
