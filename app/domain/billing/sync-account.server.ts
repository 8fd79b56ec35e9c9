import { eq, type SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { type Payments, PaymentsError, type Subscription } from "../kernel/payments"
import { evaluateSubscriptions, type Verdict } from "./entitlement"
import { clearCustomer, startReading } from "./repository.server"
import { settleReading } from "./settle-reading.server"
import { billingAccounts } from "./tables.server"

export const accountOf = (userId: string): SQL => eq(billingAccounts.userId, userId)
export const accountOfCustomer = (customerId: string): SQL => eq(billingAccounts.customerId, customerId)

/** Result of a reading, for callers that continue from it. */
export interface AccountReading {
  customerId: string
  subscriptions: Subscription[]
  verdict: Verdict
}

/** The payment provider. Refuses with `not_configured` if there is none. */
export function paymentsOf(deps: Deps): Payments {
  if (!deps.payments) throw new DomainError("not_configured", "Payments are not set up here.")
  return deps.payments
}

/**
 * Reads a customer's complete state from the provider, stores the result, then ends and refunds what must not be
 * charged. Idempotent. Returns null without calling the provider if the account or its customer is gone. Throws
 * `PaymentsError`.
 */
export async function syncAccount(deps: Deps, which: SQL): Promise<AccountReading | null> {
  const payments = paymentsOf(deps)
  const account = await startReading(deps, which)
  if (!account?.customerId) return null
  const { customerId } = account
  const subscriptions = await readAll(payments, customerId)
  const verdict = evaluateSubscriptions(subscriptions ?? [])
  await settleReading(deps, account, verdict)
  if (!subscriptions) await clearCustomer(deps, account.userId, customerId)
  for (const { subscriptionId, refund } of verdict.toEnd) {
    // Refund first: nothing checks the payment again once the subscription has ended.
    if (refund) await payments.refund(refund)
    await payments.endNow(subscriptionId)
    deps.log("billing.ended_double", { subscriptionId, refunded: refund !== null })
  }
  return { customerId, subscriptions: subscriptions ?? [], verdict }
}

/** Null if the provider no longer knows the customer. */
async function readAll(payments: Payments, customerId: string): Promise<Subscription[] | null> {
  try {
    return await payments.readSubscriptions(customerId)
  } catch (error) {
    if (error instanceof PaymentsError && error.failure === "missing") return null
    throw error
  }
}
