/** The part of an achievement that a question asks for. */
export const asks = [
  "situation",
  "task",
  "action",
  "result",
  "numbers",
  "people",
  "feedback",
  "learning",
  "skill",
] as const
export type Ask = (typeof asks)[number]
