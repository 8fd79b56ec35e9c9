import type { Feature, Tier } from "../kernel/tier"
import { limitOf, limitText, plans } from "../plans/catalogue"
import { upgradeFeatures } from "../plans/rules"
import type { Notice } from "./schema"

const units: Record<Feature, [one: string, many: string]> = {
  growthPulse: ["reflection", "reflections"],
  content: ["document", "documents"],
}

/** What the inbox says when the last unit of a period is used; `startsAnew` is the day (YYYY-MM-DD) of the next one. */
export function limitNotice(feature: Feature, tier: Tier, startsAnew: string): Notice {
  const limit = limitOf(tier, feature)
  const used = limit === 1 ? "and it is used. It starts" : "and all of them are used. They start"
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const
  const on = new Intl.DateTimeFormat("en-GB", options).format(new Date(startsAnew))
  const more = tier === "pro" ? "" : " A larger plan gives you more at once."
  return {
    title: `${upgradeFeatures[feature]}: this month's limit is reached`,
    body: `Your ${plans[tier].name} plan gives you ${limitText(limit, ...units[feature])}, ${used} anew on ${on}.${more}`,
    href: "/billing",
  }
}
