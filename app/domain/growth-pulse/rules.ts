import { textLimit } from "../career/rules"
import type { Limit } from "../kernel/tier"

/** Characters of an answer, counted after trimming. */
export const responseLimits = { minimum: 10, maximum: textLimit } as const

/** Completion looks at the answers of this many days. */
export const completionDays = 30

/**
 * How much of what the plan offers was used, 0 to 100: min(100, round(100 × answered / limit)), with the answers of
 * the last `completionDays` days against the plan's entries a month. Without a limit, 100 from the first answer on.
 */
export function completionRate(answered: number, limit: Limit): number {
  if (answered <= 0) return 0
  if (limit === "unlimited" || limit <= 0) return 100
  return Math.min(100, Math.round((100 * answered) / limit))
}

/** The share of analysed answers whose impact is articulated, 0 to 100, rounded; 0 before the first analysis. */
export function impactRate(withImpact: number, analysed: number): number {
  if (analysed <= 0) return 0
  return Math.min(100, Math.max(0, Math.round((100 * withImpact) / analysed)))
}
