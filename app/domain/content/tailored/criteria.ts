import { isCriterion } from "../../job-analysis/criterion"
import type { Requirement } from "../../job-analysis/reading/posting"
import { maxCriteria } from "../../writer/rules"

interface Criteria<Asked> {
  asked: Asked[]
  /** Criteria found in the posting but not answered, because a document has a maximum number of them. */
  left: number
}

/** The criteria of a posting, in its order. If there are too many, must-haves take precedence. */
export function criteriaOf<Asked extends Requirement>(requirements: readonly Asked[]): Criteria<Asked> {
  const all = requirements.filter(isCriterion)
  const chosen = new Set([...all].sort((a, b) => Number(b.must) - Number(a.must)).slice(0, maxCriteria))
  return { asked: all.filter((one) => chosen.has(one)), left: all.length - chosen.size }
}

/** What the reader sees about criteria that the document leaves out. */
export const leftOut = ({ asked, left }: { asked: unknown[]; left: number }): string[] =>
  left > 0
    ? [
        `The posting has ${left} more ${left === 1 ? "criterion" : "criteria"} than one document answers: the first ${asked.length}, must-haves before others, are here.`,
      ]
    : []
