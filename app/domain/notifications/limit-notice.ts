import type { Feature, Tier } from "../kernel/tier"
import { limitOf } from "../plans/catalogue"
import type { Notice } from "./schema"

/** The line of whoever uses the last unit of a period; `startsAnew` is the day (YYYY-MM-DD) of the next one. */
export function limitNotice(feature: Feature, tier: Tier, startsAnew: string): Notice | null {
  const limit = limitOf(tier, feature)
  if (limit === "unlimited") return null
  return { words: { code: "limit_reached", feature, tier, limit, startsAnew }, href: "/billing" }
}
