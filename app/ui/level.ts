/** The four levels of a score, from lowest to highest. Always shown with its name in words, too. */
export type MeterLevel = "low" | "growing" | "strong" | "leading"

/** Color of a bar, arc or dot: 3:1 against the paper. Marks are drawn in `currentColor`. */
export const markOf: Record<MeterLevel, string> = {
  low: "text-negative-mark",
  growing: "text-warning-mark",
  strong: "text-caution-mark",
  leading: "text-positive-mark",
}

/** Color of the level's name: 4.5:1 against the paper. */
export const textOf: Record<MeterLevel, string> = {
  low: "text-negative",
  growing: "text-warning",
  strong: "text-caution",
  leading: "text-positive",
}
