import { eq } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { type Query, query, type Who } from "../kernel/query.server"
import { plans } from "../plans/catalog"
import type { Actor } from "../users/actor"
import { over } from "./entitlement"
import type { SubscriptionResponse, SubscriptionState, SubscriptionView } from "./subscription-schema"
import { billingAccounts } from "./tables.server"

/** The user's subscription; null if there is none or it has ended. */
export function findSubscription(deps: Deps, who: Who): Query<SubscriptionState | null> {
  const statement = deps.db
    .select({
      tier: billingAccounts.tier,
      status: billingAccounts.status,
      isAnnual: billingAccounts.isAnnual,
      periodEnd: billingAccounts.periodEnd,
      endsAt: billingAccounts.endsAt,
      pastDueSince: billingAccounts.pastDueSince,
    })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, who))
  return query([statement], ([row]) => {
    if (!row) return null
    const { tier, status, periodEnd, ...more } = row
    if (!tier || !status || !periodEnd || over.includes(status)) return null
    return { ...more, tier, status, periodEnd }
  })
}

/** Plan and usage as returned by the API. */
export function subscriptionResponse(actor: Actor, state: SubscriptionState | null): SubscriptionResponse {
  const { tier, growthPulseCount, growthLimit, contentGenCount, contentLimit } = actor
  return {
    tier,
    pricing: { name: plans[tier].name, price: plans[tier].price },
    usage: {
      growthPulse: { used: growthPulseCount, limit: growthLimit },
      content: { used: contentGenCount, limit: contentLimit },
    },
    ...(state ? { subscription: subscriptionView(state) } : {}),
  }
}

/** `currentPeriodEnd` is in epoch seconds. */
export function subscriptionView({ status, periodEnd, endsAt, isAnnual }: SubscriptionState): SubscriptionView {
  const currentPeriodEnd = Math.floor(Date.parse(periodEnd) / 1000)
  return { currentPeriodEnd, status, cancelAtPeriodEnd: endsAt !== null, isAnnual }
}
