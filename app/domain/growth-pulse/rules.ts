import { textLimit } from "../career/rules"
import type { Limit } from "../kernel/tier"

/** Minimum and maximum length of an answer in characters, after trimming. */
export const responseLimits = { minimum: 10, maximum: textLimit } as const

/** The number of days whose answers count toward completion. */
export const completionDays = 30

/**
 * The share of the plan's allowance that was used, 0 to 100: min(100, round(100 × answered / limit)), with the answers
 * of the last `completionDays` days and the plan's monthly entries. Without a limit, 100 from the first answer on.
 */
export function completionRate(answered: number, limit: Limit): number {
  if (answered <= 0) return 0
  if (limit === "unlimited" || limit <= 0) return 100
  return Math.min(100, Math.round((100 * answered) / limit))
}

/** The share of analyzed answers with a stated impact, 0 to 100, rounded; 0 before the first analysis. */
export function impactRate(withImpact: number, analyzed: number): number {
  if (analyzed <= 0) return 0
  return Math.min(100, Math.max(0, Math.round((100 * withImpact) / analyzed)))
}
