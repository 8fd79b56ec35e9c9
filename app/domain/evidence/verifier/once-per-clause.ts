import type { ReadClause, Reading } from "./reading"

/** A function of one clause, worked out once: each is asked about for every clause of every sentence that comes near it. */
export function oncePerClause<Out>(work: (reading: Reading, clause: ReadClause) => Out) {
  const known = new WeakMap<ReadClause, { out: Out }>()
  return (reading: Reading, clause: ReadClause): Out => {
    const before = known.get(clause)
    if (before) return before.out
    const out = work(reading, clause)
    known.set(clause, { out })
    return out
  }
}
