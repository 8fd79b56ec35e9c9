/** The four levels of a score, from lowest to highest. A level's name is always shown along with its color. */
export type MeterLevel = "low" | "growing" | "strong" | "leading"

/** The color of a bar, arc or dot, with a contrast of 3:1 to the paper. Marks are drawn in `currentColor`. */
export const markOf: Record<MeterLevel, string> = {
  low: "text-negative-mark",
  growing: "text-warning-mark",
  strong: "text-caution-mark",
  leading: "text-positive-mark",
}

/** The color of the level's name, with a contrast of 4.5:1 to the paper. */
export const textOf: Record<MeterLevel, string> = {
  low: "text-negative",
  growing: "text-warning",
  strong: "text-caution",
  leading: "text-positive",
}
