/** The four metrics of the readiness score, as named in the API, in display order. */
export const metricKeys = [
  "profile_completeness",
  "growth_pulse_completion",
  "content_generation",
  "influence_score",
] as const
export type MetricKey = (typeof metricKeys)[number]

/** The levels and their lowest scores. Source: the specification's readiness levels. */
export const readinessLevels = {
  developing: { name: "Developing", from: 0 },
  growing: { name: "Growing", from: 25 },
  strong: { name: "Strong", from: 50 },
  leading: { name: "Leading", from: 75 },
} as const
export type ReadinessLevel = keyof typeof readinessLevels

/** A next action and the points that it would add to the overall score now. */
export interface NextAction {
  text: string
  to: string
  gain: number
}

export interface ReadinessMetric {
  key: MetricKey
  label: string
  /** 0 to 100. */
  percentage: number
  /** The weight in the score under the user's plan; the four add up to 100. 0 if unavailable on the plan. */
  weight: number
  description: string
  /** The inputs of the percentage, for display. */
  inputs: { label: string; value: string }[]
  /** Null if nothing is left to do or the plan's limits are used up. */
  next: NextAction | null
}

export interface Readiness {
  /** 0 to 100. */
  score: number
  level: ReadinessLevel
  /** Change in points since the snapshot of a week ago; null if there is none. */
  change: number | null
  /** The day (UTC, YYYY-MM-DD) of that snapshot; null if there is none. */
  since: string | null
  /** If there is no change yet, the day on which there will be one. */
  changeFrom: string | null
  /** Scores of earlier days (UTC, YYYY-MM-DD), oldest first; the last one is today's. */
  trend: { day: string; score: number }[]
  metrics: ReadinessMetric[]
  /** The metrics' next action that adds the most points. */
  nextStep: NextAction | null
}
