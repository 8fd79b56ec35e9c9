/** One part of an achievement: how well it is told, and the words that tell it, verbatim from the text. */
export interface AchievementPart {
  score: 0 | 1 | 2
  spans: string[]
}
