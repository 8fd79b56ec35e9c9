import type { StoredMatch, StoredRequirement } from "./analysis"

/** The verdict of the match on one requirement. Every page that tells of it asks here, so that all say the same. */
export type Verdict = "met" | "partly" | "gap" | "open" | "not mine" | "not compared"

export function verdictOf(
  { id }: Pick<StoredRequirement, "id">,
  { match, notMine }: { match: StoredMatch | null; notMine: readonly string[] },
): Verdict {
  if (notMine.includes(id)) return "not mine"
  return match?.requirements.find((one) => one.id === id)?.status ?? "not compared"
}
