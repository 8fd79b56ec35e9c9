import type { Limit, Tier } from "../kernel/tier"

/** What an upgrade is offered for, by the name that the user reads. */
export const upgradeFeatures = {
  growthPulse: "Growth Pulse",
  content: "AI Content Generation",
  jobContent: "Job-Tailored Content",
  premium: "Premium Feature",
} as const

export type UpgradeFeature = keyof typeof upgradeFeatures

/**
 * The plan offered to someone who has come up against a limit: Starter from Free, except for content, where it is
 * Pro; Pro from any other plan. Source: the specification's upgrade dialog recommendation.
 */
export function recommendedPlan(tier: Tier, feature: UpgradeFeature): "starter" | "pro" {
  return tier === "free" && feature !== "content" ? "starter" : "pro"
}
/** Whether a limit still allows one more. */
export function isLeft(used: number, limit: Limit): boolean {
  return limit === "unlimited" || used < limit
}
