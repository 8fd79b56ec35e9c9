import { criterionColors, scoreColors } from "../../domain/influence/score-terms"
import type { MeterLevel } from "../../ui/level"

interface ScoreLevel {
  level: MeterLevel
  name: string
}

/** The specified color and label of a score. */
export const levelOfScore = (score: number): ScoreLevel => levelAt(score, scoreColors)
/** The same for a criterion, out of 10. */
export const levelOfCriterion = (score: number): ScoreLevel => levelAt(score, criterionColors)

function levelAt(score: number, from: { green: number; yellow: number }): ScoreLevel {
  if (score >= from.green) return { level: "leading", name: "Strong" }
  return score >= from.yellow ? { level: "strong", name: "Fair" } : { level: "low", name: "Needs work" }
}
