export const tiers = ["free", "starter", "pro"] as const
export type Tier = (typeof tiers)[number]
export type PaidTier = Exclude<Tier, "free">
/** Features that a plan limits per period. */
export const features = ["growthPulse", "content"] as const
export type Feature = (typeof features)[number]

export type Limit = number | "unlimited"
