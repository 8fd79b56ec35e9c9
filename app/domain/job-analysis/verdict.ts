import type { StoredMatch, StoredRequirement } from "./analysis"

/** The match's verdict on one requirement. Every page uses this function, so that all agree. */
export type Verdict = "met" | "partly" | "gap" | "open" | "not mine" | "not compared"

export function verdictOf(
  { id }: Pick<StoredRequirement, "id">,
  { match, notMine }: { match: StoredMatch | null; notMine: readonly string[] },
): Verdict {
  if (notMine.includes(id)) return "not mine"
  return match?.requirements.find((one) => one.id === id)?.status ?? "not compared"
}
