import { and, asc, eq, lt, sql } from "drizzle-orm"
import { hour, iso, later } from "../clock"
import { billingAccounts } from "../database/schema.server"
import type { Deps } from "../deps"
import { PaymentsError } from "./payments"
import { accountOf, syncAccount } from "./sync-account.server"

/** Accounts that one call reads: some five requests to the provider and the database each. */
export const accountsAtOnce = 10
/** Who was read within this time needs no reading today. */
const freshFor = 20 * hour

/**
 * Reads some of the customers that were not read for longest, and says whether there are more: whatever message was
 * lost, a day later every account stands as the provider has it. Begun again it goes on where it stopped. Throws
 * `PaymentsError` where the provider cannot be reached.
 */
export async function reconcile(deps: Deps): Promise<{ more: boolean }> {
  if (!deps.payments) return { more: false }
  const due = await deps.db
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(
      and(sql`${billingAccounts.customerId} is not null`, lt(billingAccounts.readAt, later(deps.now(), -freshFor))),
    )
    .orderBy(asc(billingAccounts.readAt))
    .limit(accountsAtOnce)
  for (const { userId } of due) await readOne(deps, userId)
  return { more: due.length === accountsAtOnce }
}

const message = { v: 1, type: "billing.reconcile" } as const

/** Begins the daily reconciliation; one that could not be begun waits for the next day's. */
export async function startReconciling(deps: Deps): Promise<void> {
  await deps.send("bulk", [message]).catch(() => deps.log("queue.send_failed", { name: message.type }))
}

/** A piece of the daily reconciliation; while there is more, the next message asks for it. */
export async function reconcileOn(deps: Deps): Promise<void> {
  const { more } = await reconcile(deps)
  if (more) await deps.send("bulk", [message])
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
