import { eq, type SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { type Payments, PaymentsError, type Subscription } from "../kernel/payments"
import { judge, type Verdict } from "./entitlement"
import { beginReading, forgetCustomer } from "./repository.server"
import { settleReading } from "./settle-reading.server"
import { billingAccounts } from "./tables.server"

export const accountOf = (userId: string): SQL => eq(billingAccounts.userId, userId)
export const accountOfCustomer = (customerId: string): SQL => eq(billingAccounts.customerId, customerId)

/** What a reading found, for who goes on from there. */
export interface Reading {
  customerId: string
  subscriptions: Subscription[]
  verdict: Verdict
}

/** The payment provider. Refuses with `not_configured` where none is set up. */
export function paymentsOf(deps: Deps): Payments {
  if (!deps.payments) throw new DomainError("not_configured", "Payments are not set up here.")
  return deps.payments
}

/**
 * Asks the provider for everything about a customer and writes what it comes to; then ends and gives back what must
 * not be charged. Safe to call at any time and any number of times. Null, and nothing asked, where the account or
 * its customer is gone. Throws `PaymentsError`.
 */
export async function syncAccount(deps: Deps, which: SQL): Promise<Reading | null> {
  const payments = paymentsOf(deps)
  const account = await beginReading(deps, which)
  if (!account?.customerId) return null
  const { customerId } = account
  const subscriptions = await readAll(payments, customerId)
  const verdict = judge(subscriptions ?? [])
  await settleReading(deps, account, verdict)
  if (!subscriptions) await forgetCustomer(deps, account.userId, customerId)
  for (const { subscriptionId, refund } of verdict.toEnd) {
    // Given back first: once it has ended, nobody would look at its payment again.
    if (refund) await payments.refund(refund)
    await payments.endNow(subscriptionId)
    deps.log("billing.ended_double", { subscriptionId, refunded: refund !== null })
  }
  return { customerId, subscriptions: subscriptions ?? [], verdict }
}

/** Null where the provider no longer knows the customer. */
async function readAll(payments: Payments, customerId: string): Promise<Subscription[] | null> {
  try {
    return await payments.readSubscriptions(customerId)
  } catch (error) {
    if (error instanceof PaymentsError && error.failure === "missing") return null
    throw error
  }
}
