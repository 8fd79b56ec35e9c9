import type { StoredRequirement } from "../../job-analysis/analysis"

/** Selection criteria are answered with deeds; these are stated or ticked elsewhere, or are the duties themselves. */
const notAnswered = new Set(["responsibility", "eligibility", "availability"])
const mostCriteria = 8

export interface Criteria {
  texts: string[]
  /** Found in the posting and not answered, because a document holds only so many. */
  left: number
}

/** The criteria of a posting, in its order; where there are too many, must-haves go before the rest. */
export function criteriaOf(requirements: readonly StoredRequirement[]): Criteria {
  const all = requirements.filter(({ kind }) => !notAnswered.has(kind))
  const chosen = new Set([...all].sort((a, b) => Number(b.must) - Number(a.must)).slice(0, mostCriteria))
  return { texts: all.filter((one) => chosen.has(one)).map(({ quote }) => quote), left: all.length - chosen.size }
}
