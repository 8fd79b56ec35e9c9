import type { Talk } from "../../language/talk/read-talk"

/** A stretch without a verb belongs to whoever acted before it in its sentence. */
export function isOfOther({ clauses }: Talk, at: number): boolean {
  const clause = clauses[at]
  if (!clause || clause.verb >= 0) return false
  for (let back = at - 1; back >= 0; back--) {
    const before = clauses[back]
    if (!before || before.sentence !== clause.sentence) return false
    if (before.mood === "denied") return true
    if (before.verb >= 0) return before.actor === "other" || before.mood === "hearsay" || before.mood === "planned"
  }
  return false
}
