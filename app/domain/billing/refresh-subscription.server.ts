import type { Actor, Deps } from "../deps"
import { PaymentsError } from "./payments"
import { accountOf, syncAccount } from "./sync-account.server"

/**
 * Reads a user's subscription right away, so that a plan takes effect although the provider's message is late or
 * lost. Answers whether it could be read; a failure is harmless, since the message or the daily reading makes up.
 */
export async function refreshSubscription(deps: Deps, { userId }: Pick<Actor, "userId">): Promise<boolean> {
  if (!deps.payments) return false
  try {
    return (await syncAccount(deps, accountOf(userId))) !== null
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    deps.log("billing.refresh_failed", { failure: error.failure })
    return false
  }
}
