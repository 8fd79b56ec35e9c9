import { completionRate } from "../growth-pulse/rules"
import type { Limit, Tier } from "../kernel/tier"
import { limitOf, planList } from "../plans/catalog"
import type { TierOfPeriod } from "../plans/tier-of-period"
import { type MetricKey, metricKeys, type ReadinessLevel, readinessLevels } from "./schema"

/**
 * Incremented whenever the same inputs would give a different score: snapshots of different versions are not
 * comparable.
 */
export const readinessVersion = 2

/** The age in days of the snapshot that the current score is compared with. */
export const comparedAfter = { atLeast: 7, atMost: 14 } as const

/** The ages in days of the snapshots in the trend: only a few, so that a page view reads few rows. */
export const trendDays = [28, 21, 14, 7] as const

/** The formula's weights in percent (decisions: .30, .30, .20, .20). */
const baseWeights: Record<MetricKey, number> = {
  profile_completeness: 30,
  growth_pulse_completion: 30,
  content_generation: 20,
  influence_score: 20,
}

/** Metrics limited to certain plans; on other plans their weight is 0. */
const metricPlans: Partial<Record<MetricKey, readonly Tier[]>> = { influence_score: ["pro"] }

/** The parts of a profile and their weights in its completeness; they add up to 100. */
export const profileParts = {
  title: { label: "Current role or title", weight: 15, step: 1 },
  industry: { label: "Industry", weight: 5, step: 1 },
  bio: { label: "Professional bio", weight: 15, step: 1 },
  experience: { label: "Experience", weight: 20, step: 1 },
  skills: { label: "Skills", weight: 15, step: 2 },
  xFactor: { label: "What makes you unique", weight: 10, step: 2 },
  tone: { label: "Preferred tone", weight: 5, step: 2 },
  shortTermGoals: { label: "Short-term goals", weight: 5, step: 3 },
  longTermGoals: { label: "Long-term goals", weight: 5, step: 3 },
  link: { label: "A link: LinkedIn, portfolio or GitHub", weight: 5, step: 3 },
} as const
export type ProfilePart = keyof typeof profileParts
export const profilePartNames: readonly ProfilePart[] = Object.values(perPart((part) => part))

/** The number of days whose documents count. */
export const contentDays = 30
/** Maximum target of documents, whatever the plan allows. */
export const maxContentTarget = 4

/** The number of documents within `contentDays` days that makes 100 %: the plan's monthly limit, at most four. */
export function contentTarget(limit: Limit): number {
  return limit === "unlimited" ? maxContentTarget : Math.min(limit, maxContentTarget)
}

/** More reflections change no plan's completion, so counting stops here. */
export const maxReflections = Math.max(
  ...planList.map(({ limits }) => (limits.growthPulse === "unlimited" ? 1 : limits.growthPulse)),
)

/** The level of a score. */
export function levelOf(score: number): ReadinessLevel {
  if (score >= readinessLevels.leading.from) return "leading"
  if (score >= readinessLevels.strong.from) return "strong"
  return score >= readinessLevels.growing.from ? "growing" : "developing"
}

/** Inputs of the score. */
export interface ReadinessInputs {
  tier: Tier
  /** The plan at the start of the usage period, which determines the targets. */
  targetTier: Tier
  /** The filled-in parts of the profile. */
  profile: Record<ProfilePart, boolean>
  /** Reflections of the last `completionDays` days. */
  reflections: number
  /** Documents of the last `contentDays` days. */
  documents: number
  /** Influence score, 0 to 100; null while it does not count. */
  influence: number | null
}

export interface ReadinessScore {
  /** 0 to 100. */
  score: number
  /** 0 to 100 each. */
  percentages: Record<MetricKey, number>
  weights: Record<MetricKey, number>
}

/**
 * The readiness score: the mean of the percentages that count, weighted by `weightsOf`, rounded. Monotonic: it never
 * falls because an input rises or the plan changes. Source: decisions, "Formulas"; published on "How we score".
 */
export function readinessOf(inputs: ReadinessInputs): ReadinessScore {
  const { targetTier, profile, reflections, documents, influence } = inputs
  const weights = weightsOf(influence !== null)
  const percentages: Record<MetricKey, number> = {
    profile_completeness: profileCompleteness(profile),
    growth_pulse_completion: completionRate(reflections, limitOf(targetTier, "growthPulse")),
    content_generation: share(documents, contentTarget(limitOf(targetTier, "content"))),
    influence_score: Math.min(100, Math.max(0, Math.round(influence ?? 0))),
  }
  const sum = metricKeys.reduce((total, key) => total + percentages[key] * weights[key], 0)
  return { score: Math.round(sum / 100), percentages, weights }
}

export function canUse(tier: Tier, key: MetricKey): boolean {
  return metricPlans[key]?.includes(tier) ?? true
}

/**
 * Whether influence counts: once something is measured, under the plan of the usage period. After a change to a plan
 * that includes it, it counts once something is added, so that the change alone moves no score.
 */
export function influenceCounts(tier: Tier, period: TierOfPeriod, addedAt: string | null): boolean {
  if (addedAt === null) return false
  if (canUse(period.tier, "influence_score")) return true
  return canUse(tier, "influence_score") && (period.changedAt === null || addedAt > period.changedAt)
}

/**
 * The weights with or without influence, as integers that add up to exactly 100. Without it, the others are scaled up,
 * and points lost to rounding go to the largest remainders, earlier metrics first.
 */
export function weightsOf(withInfluence: boolean): Record<MetricKey, number> {
  const counted = metricKeys.filter((key) => withInfluence || key !== "influence_score")
  const total = counted.reduce((sum, key) => sum + baseWeights[key], 0)
  const exact = perMetric((key) => (counted.includes(key) ? (100 * baseWeights[key]) / total : 0))
  const left = 100 - metricKeys.reduce((sum, key) => sum + Math.floor(exact[key]), 0)
  const raised = metricKeys.toSorted((a, b) => (exact[b] % 1) - (exact[a] % 1)).slice(0, left)
  return perMetric((key) => Math.floor(exact[key]) + (raised.includes(key) ? 1 : 0))
}

/** Builds one value per metric. */
export function perMetric<T>(of: (key: MetricKey) => T): Record<MetricKey, T> {
  return {
    profile_completeness: of("profile_completeness"),
    growth_pulse_completion: of("growth_pulse_completion"),
    content_generation: of("content_generation"),
    influence_score: of("influence_score"),
  }
}

/** Builds one value per part of the profile. */
export function perPart<T>(of: (part: ProfilePart) => T): Record<ProfilePart, T> {
  return {
    title: of("title"),
    industry: of("industry"),
    bio: of("bio"),
    experience: of("experience"),
    skills: of("skills"),
    xFactor: of("xFactor"),
    tone: of("tone"),
    shortTermGoals: of("shortTermGoals"),
    longTermGoals: of("longTermGoals"),
    link: of("link"),
  }
}

/** Sum of the weights of filled-in parts: 0 to 100. */
function profileCompleteness(profile: Record<ProfilePart, boolean>): number {
  return profilePartNames.reduce((sum, part) => sum + (profile[part] ? profileParts[part].weight : 0), 0)
}

function share(done: number, target: number): number {
  if (done <= 0) return 0
  return target <= 0 ? 100 : Math.min(100, Math.round((100 * done) / target))
}
