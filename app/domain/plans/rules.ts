import type { Limit, Tier } from "../kernel/tier"

/** Display names of the features for which an upgrade is offered. */
export const upgradeFeatures = {
  growthPulse: "Growth Pulse",
  content: "AI Content Generation",
  jobContent: "Job-Tailored Content",
  premium: "Premium Feature",
} as const

export type UpgradeFeature = keyof typeof upgradeFeatures

/**
 * The plan to recommend at a limit: Starter for Free users, except Pro for content; Pro for Starter users; none for Pro
 * users, who already have the largest. Source: the specification's upgrade dialog recommendation.
 */
export function recommendedPlan(tier: Tier, feature: UpgradeFeature): "starter" | "pro" | null {
  if (tier === "pro") return null
  return tier === "free" && feature !== "content" ? "starter" : "pro"
}
/** True if the limit allows one more. */
export function isLeft(used: number, limit: Limit): boolean {
  return limit === "unlimited" || used < limit
}
