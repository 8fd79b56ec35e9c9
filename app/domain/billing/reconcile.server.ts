import { and, asc, eq, lt, sql } from "drizzle-orm"
import { hour, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { PaymentsError } from "../kernel/payments"
import { accountOf, syncAccount } from "./sync-account.server"
import { billingAccounts } from "./tables.server"

/** Accounts that one call reads: some five requests to the provider and ten statements each. */
export const accountsAtOnce = 4
/** Who was read within this time needs no reading today. */
const freshFor = 20 * hour

/**
 * Reads some of the customers that were not read for longest; null when there are no more. Whatever message was lost, a
 * day later every account stands as the provider has it. Begun again it goes on where it stopped, since who was read
 * stands at the end of the line. Throws `PaymentsError` where the provider cannot be reached.
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
    // One account that cannot be read must not keep the others waiting: it goes to the end of the line.
    deps.log("billing.reconcile_failed", { userId, failure: error.failure })
    const readAt = iso(deps.now())
    await deps.db.update(billingAccounts).set({ readAt }).where(eq(billingAccounts.userId, userId))
  }
}
