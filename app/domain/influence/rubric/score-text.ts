import { type CriterionKey, criterionKeys, overallOf } from "./criteria"
import { type Measures, measure } from "./measures"
import { type Signals, signalKeys, signalPoints, signalsOf } from "./signals"

export interface ScoredText {
  measures: Measures
  signals: Signals
  /** 0 to 10 each, unrounded. */
  scores: Record<CriterionKey, number>
  /** 0 to 100. */
  overall: number
}

/**
 * Calibrates signal points against readers' scores of the labeled texts: the points and score of the average text, and
 * the score gained per point.
 */
const calibration: Record<CriterionKey, { points: number; score: number; perPoint: number }> = {
  clarity: { points: 8, score: 6.5, perPoint: 1.4 },
  specificity: { points: 6.8, score: 5, perPoint: 1.5 },
  value: { points: 7, score: 5.1, perPoint: 1.7 },
  voice: { points: 7.4, score: 5.5, perPoint: 1.3 },
  structure: { points: 8.2, score: 6, perPoint: 1.4 },
  conversation: { points: 6.8, score: 3.7, perPoint: 0.9 },
}

/** Scores a text by its measures. Deterministic; no model. Sources: `criteria`, `word-patterns`. */
export function scoreText(text: string): ScoredText {
  const measures = measure(text)
  const signals = signalsOf(measures)
  const scores = Object.fromEntries(criterionKeys.map((key) => [key, scoreOf(key, signals)])) as ScoredText["scores"]
  return { measures, signals, scores, overall: overallOf(scores) }
}

function scoreOf(key: CriterionKey, signals: Signals): number {
  const points = signalKeys.reduce((sum, name) => sum + (signalPoints[key][name] ?? 0) * signals[name], 0)
  const { points: mean, score, perPoint } = calibration[key]
  return Math.min(10, Math.max(0, score + perPoint * (points - mean)))
}
