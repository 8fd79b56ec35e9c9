/** One STAR part: its score, and the words it is based on, verbatim from the text. */
export interface AchievementPart {
  score: 0 | 1 | 2
  spans: string[]
}
