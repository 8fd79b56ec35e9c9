import type { StoredRequirement } from "../../job-analysis/analysis"
import { isCriterion } from "../../job-analysis/criterion"

const maxCriteria = 8

export interface Criteria {
  asked: StoredRequirement[]
  /** Criteria found in the posting but not answered, because a document has a maximum number of them. */
  left: number
}

/** The criteria of a posting, in its order. If there are too many, must-haves take precedence. */
export function criteriaOf(requirements: readonly StoredRequirement[]): Criteria {
  const all = requirements.filter(isCriterion)
  const chosen = new Set([...all].sort((a, b) => Number(b.must) - Number(a.must)).slice(0, maxCriteria))
  return { asked: all.filter((one) => chosen.has(one)), left: all.length - chosen.size }
}
