import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import type { Payments } from "../kernel/payments"
import type { Actor } from "../users/actor"
import { type BillingAccount, keepCustomer } from "./repository.server"

/** The provider's customer of a user, made once: of two made at once one is kept and the other removed. */
export async function customerOf(
  deps: Deps,
  payments: Payments,
  { userId, email, firstName, lastName }: Actor,
  { customerId, attempt }: BillingAccount,
): Promise<string> {
  if (customerId) return customerId
  const name = `${firstName} ${lastName}`
  const made = await payments.createCustomer({ userId, email, name }, `customer:${userId}:${attempt}`)
  const kept = await keepCustomer(deps, userId, made)
  // Also where the user was removed meanwhile: nobody would ever remove this customer.
  if (kept !== made) await payments.deleteCustomer(made)
  if (!kept) throw new DomainError("unauthenticated", "Please sign in first.")
  return kept
}
