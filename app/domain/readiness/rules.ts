import { completionRate } from "../growth-pulse/rules"
import type { Limit, Tier } from "../kernel/tier"
import { limitOf, planList } from "../plans/catalogue"
import { type MetricKey, metricKeys, type ReadinessLevel, readinessLevels } from "./schema"

/** Raised whenever the same inputs would give another score: snapshots of different versions are not compared. */
export const readinessVersion = 1

/** The change shown is against the newest snapshot that is at least, and at most, this many days old. */
export const comparedAfter = { atLeast: 7, atMost: 14 } as const

/** The formula's weights, in percent (decisions: .30, .30, .20, .20). */
const baseWeights: Record<MetricKey, number> = {
  profile_completeness: 30,
  growth_pulse_completion: 30,
  content_generation: 20,
  influence_score: 20,
}

/** Metrics that only some plans can use; on the others they weigh nothing. */
const metricPlans: Partial<Record<MetricKey, readonly Tier[]>> = { influence_score: ["pro"] }

/** The parts of a profile and how much each adds to its completeness; together 100. */
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

/** Documents of this many days count. */
export const contentDays = 30
/** The most documents that the target asks for, whatever the plan allows. */
export const largestContentTarget = 4

/** How many documents in `contentDays` days make 100 %: what the plan allows in a month, at most four. */
export function contentTarget(limit: Limit): number {
  return limit === "unlimited" ? largestContentTarget : Math.min(limit, largestContentTarget)
}

/** More reflections than this change no plan's completion, so no more are counted. */
export const mostReflections = Math.max(
  ...planList.map(({ limits }) => (limits.growthPulse === "unlimited" ? 1 : limits.growthPulse)),
)

/** The level that a score falls into. */
export function levelOf(score: number): ReadinessLevel {
  if (score >= readinessLevels.leading.from) return "leading"
  if (score >= readinessLevels.strong.from) return "strong"
  return score >= readinessLevels.growing.from ? "growing" : "developing"
}

/** What the score is made of. */
export interface ReadinessInputs {
  tier: Tier
  /** Which parts of the profile are filled in. */
  profile: Record<ProfilePart, boolean>
  /** Reflections of the last `completionDays` days. */
  reflections: number
  /** Documents of the last `contentDays` days. */
  documents: number
  /** The influence score, 0 to 100; 0 before anything was analysed. */
  influence: number
}

export interface ReadinessScore {
  /** 0 to 100. */
  score: number
  /** 0 to 100 each. */
  percentages: Record<MetricKey, number>
  weights: Record<MetricKey, number>
}

/**
 * The readiness score: the mean of four percentages, weighted by `weightsOf` the plan, rounded. It never falls when
 * an input rises. Source: decisions, "Formulas"; published on "How we score".
 */
export function readinessOf(inputs: ReadinessInputs): ReadinessScore {
  const { tier, profile, reflections, documents, influence } = inputs
  const weights = weightsOf(tier)
  const percentages: Record<MetricKey, number> = {
    profile_completeness: profileCompleteness(profile),
    growth_pulse_completion: completionRate(reflections, limitOf(tier, "growthPulse")),
    content_generation: share(documents, contentTarget(limitOf(tier, "content"))),
    influence_score: canUse(tier, "influence_score") ? Math.min(100, Math.max(0, Math.round(influence))) : 0,
  }
  const sum = metricKeys.reduce((total, key) => total + percentages[key] * weights[key], 0)
  return { score: Math.round(sum / 100), percentages, weights }
}

export function canUse(tier: Tier, key: MetricKey): boolean {
  return metricPlans[key]?.includes(tier) ?? true
}

/**
 * The weights under a plan, whole and together exactly 100: what the plan cannot use weighs 0, the others are scaled
 * up, and the points that rounding down leaves over go to the largest remainders, earlier metrics first.
 */
export function weightsOf(tier: Tier): Record<MetricKey, number> {
  const usable = metricKeys.filter((key) => canUse(tier, key))
  const total = usable.reduce((sum, key) => sum + baseWeights[key], 0)
  const exact = perMetric((key) => (usable.includes(key) ? (100 * baseWeights[key]) / total : 0))
  const left = 100 - metricKeys.reduce((sum, key) => sum + Math.floor(exact[key]), 0)
  const raised = metricKeys.toSorted((a, b) => (exact[b] % 1) - (exact[a] % 1)).slice(0, left)
  return perMetric((key) => Math.floor(exact[key]) + (raised.includes(key) ? 1 : 0))
}

/** One value for each metric. */
export function perMetric<T>(of: (key: MetricKey) => T): Record<MetricKey, T> {
  return {
    profile_completeness: of("profile_completeness"),
    growth_pulse_completion: of("growth_pulse_completion"),
    content_generation: of("content_generation"),
    influence_score: of("influence_score"),
  }
}

/** One value for each part of the profile. */
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

/** The weights of the parts that are filled in: 0 to 100. */
function profileCompleteness(profile: Record<ProfilePart, boolean>): number {
  return profilePartNames.reduce((sum, part) => sum + (profile[part] ? profileParts[part].weight : 0), 0)
}

function share(done: number, target: number): number {
  if (done <= 0) return 0
  return target <= 0 ? 100 : Math.min(100, Math.round((100 * done) / target))
}
