import type { Deps } from "../deps"
import { paymentsOf } from "./sync-account.server"

/**
 * Removes a customer at the payment provider, which ends what they still pay for. Running it again does nothing more.
 * Throws `PaymentsError` where the provider cannot be reached, and refuses with `not_configured` without one.
 */
export async function removeCustomer(deps: Deps, customerId: string): Promise<void> {
  await paymentsOf(deps).deleteCustomer(customerId)
}
