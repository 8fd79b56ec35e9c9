import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { PaymentsError } from "../kernel/payments"
import { runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { isEntitled } from "./entitlement"
import { findSubscription, subscriptionView } from "./get-subscription.server"
import type { SubscriptionView } from "./subscription-schema"
import { accountOf, paymentsOf, syncAccount } from "./sync-account.server"

export interface ChangedSubscription {
  subscription: SubscriptionView
}

/**
 * Cancels the user's subscription at the end of the paid period; idempotent. Refuses with `conflict` if there is none,
 * and with `upstream_failed` if the provider is unreachable.
 */
export function cancelSubscription(deps: Deps, actor: Actor): Promise<ChangedSubscription> {
  return setCanceled(deps, actor, true, "There is no subscription to cancel.", "Failed to cancel subscription")
}

/** Revokes a cancellation while the subscription still runs. Refuses like `cancelSubscription`. */
export function resumeSubscription(deps: Deps, actor: Actor): Promise<ChangedSubscription> {
  return setCanceled(deps, actor, false, "There is no subscription to resume.", "Failed to resume subscription")
}

async function setCanceled(
  deps: Deps,
  { userId }: Actor,
  cancel: boolean,
  nothingThere: string,
  failed: string,
): Promise<ChangedSubscription> {
  const nothing = new DomainError("conflict", nothingThere)
  if (!deps.payments && !(await runQuery(deps.db, findSubscription(deps, userId)))) throw nothing
  const payments = paymentsOf(deps)
  try {
    // Reads from the provider first, because the stored state may predate the last event.
    const standing = (await syncAccount(deps, accountOf(userId)))?.verdict.standing
    if (!standing || !isEntitled(standing) || standing.isRefunded) throw nothing
    if ((standing.endsAt !== null) !== cancel) {
      await payments.setCancelAtPeriodEnd(standing.subscriptionId, cancel)
      await syncAccount(deps, accountOf(userId))
    }
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    deps.log("billing.cancel_failed", { failure: error.failure })
    throw new DomainError("upstream_failed", failed)
  }
  const state = await runQuery(deps.db, findSubscription(deps, userId))
  if (!state) throw nothing
  return { subscription: subscriptionView(state) }
}
