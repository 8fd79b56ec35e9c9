/** The four parts of the readiness score, by their word on the wire, in the order they are shown. */
export const metricKeys = [
  "profile_completeness",
  "growth_pulse_completion",
  "content_generation",
  "influence_score",
] as const
export type MetricKey = (typeof metricKeys)[number]

/** The levels and the score each begins at. Source: the specification's readiness levels. */
export const readinessLevels = {
  developing: { name: "Developing", from: 0 },
  growing: { name: "Growing", from: 25 },
  strong: { name: "Strong", from: 50 },
  leading: { name: "Leading", from: 75 },
} as const
export type ReadinessLevel = keyof typeof readinessLevels

/** One thing to do, and how many points of the overall score it would add now. */
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
  /** Its share of the score under the user's plan; the four add up to 100. 0 where the plan cannot use it. */
  weight: number
  description: string
  /** What the percentage was made of. */
  inputs: { label: string; value: string }[]
  /** Null where nothing is left to do or the plan's limits allow nothing more now. */
  next: NextAction | null
}

export interface Readiness {
  /** 0 to 100. */
  score: number
  level: ReadinessLevel
  /** Points since the snapshot of a week ago; null while there is none. */
  change: number | null
  /** The day (UTC, YYYY-MM-DD) of that snapshot; while there is none, null. */
  since: string | null
  /** Where there is no change yet: the day on which there will be one. */
  changeFrom: string | null
  metrics: ReadinessMetric[]
  /** Of the metrics' next actions, the one that adds most. */
  nextStep: NextAction | null
}
