import type { Feature, Tier } from "../kernel/tier"
import { limitOf } from "../plans/catalog"
import type { Notice } from "./schema"

/**
 * The notification for using up a period's last unit. `startsAnew` is the day (YYYY-MM-DD) on which the next period
 * starts.
 */
export function limitNotice(feature: Feature, tier: Tier, startsAnew: string): Notice | null {
  const limit = limitOf(tier, feature)
  if (limit === "unlimited") return null
  return { words: { code: "limit_reached", feature, tier, limit, startsAnew }, href: "/billing" }
}
