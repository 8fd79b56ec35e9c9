import type { Feature, Limit, Tier } from "../kernel/tier"
import type { Plan } from "./schema"

/** The only plan catalog: the landing page, upgrade dialog, billing page, FAQ, limits and API all read it. */
export const plans: Record<Tier, Plan> = {
  free: {
    id: "free",
    name: "Free",
    price: 0,
    annualPrice: 0,
    popular: false,
    limits: { growthPulse: 1, content: 1 },
    features: [
      "Evidence ledger and text check",
      "Resume, post, bio, letter, selection criteria and carousel",
      "Resume templates, as PDF or Word",
      "Weekly insights",
      "Email support",
    ],
  },
  starter: {
    id: "starter",
    name: "Starter",
    price: 10,
    annualPrice: 100,
    popular: true,
    limits: { growthPulse: 4, content: 4 },
    features: [
      "Everything in Free",
      "Job analysis, with match and interview sheet",
      "Job-tailored content",
      "Priority support",
    ],
  },
  pro: {
    id: "pro",
    name: "Pro",
    price: 19,
    annualPrice: 190,
    popular: false,
    limits: { growthPulse: 10, content: "unlimited" },
    features: [
      "Everything in Starter",
      "Creator formats: TikTok, Reels, Shorts, threads",
      "Weekly content kits",
      "Influence score and analytics",
    ],
  },
}

export const planList: Plan[] = [plans.free, plans.starter, plans.pro]

/** Whole percentage saved by paying annually instead of twelve monthly payments. */
export function annualSaving(plan: Plan): number {
  if (plan.price === 0) return 0
  return Math.round((1 - plan.annualPrice / (12 * plan.price)) * 100)
}

export function limitOf(tier: Tier, feature: Feature): Limit {
  return plans[tier].limits[feature]
}

/** Formats a limit: "1 reflection a month", "Unlimited generations". */
export function limitText(limit: Limit, one: string, many: string): string {
  if (limit === "unlimited") return `Unlimited ${many}`
  return `${limit} ${limit === 1 ? one : many} a month`
}
