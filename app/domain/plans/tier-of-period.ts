import { iso } from "../kernel/clock"
import type { Tier } from "../kernel/tier"
import { periodStart } from "./period"
import { tierNow } from "./tier-now"

/** A user's plan with its last change, as stored. */
export interface PlanHistory {
  paidTier: Tier
  /** End of the paid plan; null for open-ended. */
  tierUntil: string | null
  billingAnchor: string | null
  /** The plan before the last change, and when that was; null if it never changed. */
  tierBefore: Tier | null
  tierChangedAt: string | null
}

export interface TierOfPeriod {
  /** The plan at the start of the current usage period. */
  tier: Tier
  /** The moment of the change within this period; null if there was none. */
  changedAt: string | null
}

/** The plan at the start of the current usage period. Targets follow it until the next period starts. */
export function tierOfPeriod(plan: PlanHistory, now: Date): TierOfPeriod {
  const { paidTier, tierUntil, billingAnchor, tierBefore, tierChangedAt } = plan
  const start = periodStart(now, billingAnchor)
  const hasEnded = tierUntil !== null && tierUntil <= iso(now) && tierUntil >= start
  if (tierBefore && tierChangedAt && tierChangedAt >= start) {
    return { tier: tierBefore, changedAt: hasEnded && tierUntil > tierChangedAt ? tierUntil : tierChangedAt }
  }
  return hasEnded
    ? { tier: paidTier, changedAt: tierUntil }
    : { tier: tierNow(paidTier, tierUntil, now), changedAt: null }
}
