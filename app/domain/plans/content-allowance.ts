import type { Limit } from "../kernel/tier"
import { isLeft } from "./rules"

/** The documents of a usage period: used, allowed, and the date on which the count starts again. */
export interface ContentAllowance {
  used: number
  limit: Limit
  resetsOn: string
}

export const isSpent = ({ used, limit }: Pick<ContentAllowance, "used" | "limit">): boolean => !isLeft(used, limit)

/** The same sentence wherever a document cannot be written now. */
export const spentText = ({ used, limit, resetsOn }: ContentAllowance): string =>
  `You've used ${used} of ${limit} content generations this month. The count starts again on ${resetsOn}.`

/** Said before the last document of a period is written; null while more are left. */
export function lastOneText({ used, limit, resetsOn }: ContentAllowance): string | null {
  if (limit === "unlimited" || limit - used !== 1) return null
  const which = limit === 1 ? "the one content generation" : `the last of ${limit} content generations`
  return `A document uses ${which} of your plan this month. The count starts again on ${resetsOn}.`
}
