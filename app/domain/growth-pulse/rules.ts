import { textLimit } from "../career/rules"
import type { Limit } from "../kernel/tier"

/** Limits on the characters of an answer after trimming. */
export const responseLimits = { minimum: 10, maximum: textLimit } as const

/** Completion counts the answers of this many days. */
export const completionDays = 30

/**
 * Share of the plan's offer that was used, 0 to 100: min(100, round(100 × answered / limit)), with the answers of the
 * last `completionDays` days against the plan's monthly entries. Without a limit, 100 from the first answer on.
 */
export function completionRate(answered: number, limit: Limit): number {
  if (answered <= 0) return 0
  if (limit === "unlimited" || limit <= 0) return 100
  return Math.min(100, Math.round((100 * answered) / limit))
}

/** Share of analyzed answers with an articulated impact, 0 to 100, rounded; 0 before the first analysis. */
export function impactRate(withImpact: number, analyzed: number): number {
  if (analyzed <= 0) return 0
  return Math.min(100, Math.max(0, Math.round((100 * withImpact) / analyzed)))
}
