import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import type { Payments } from "../kernel/payments"
import type { Actor } from "../users/actor"
import { type BillingAccount, storeCustomer } from "./repository.server"

/**
 * The user's customer at the provider, created once: of two created concurrently, one is kept and the other deleted.
 */
export async function customerOf(
  deps: Deps,
  payments: Payments,
  { userId, email, firstName, lastName }: Actor,
  { customerId, attempt }: BillingAccount,
): Promise<string> {
  if (customerId) return customerId
  const name = `${firstName} ${lastName}`
  const made = await payments.createCustomer({ userId, email, name }, `customer:${userId}:${attempt}`)
  const kept = await storeCustomer(deps, userId, made)
  // Also covers a user who was deleted in the meantime, because nothing else would remove this customer.
  if (kept !== made) await payments.deleteCustomer(made)
  if (!kept) throw new DomainError("unauthenticated", "Please sign in first.")
  return kept
}
