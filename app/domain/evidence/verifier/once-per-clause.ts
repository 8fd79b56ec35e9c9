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

/** The clauses of the sentence that a clause stands in. */
export const sentenceAt = oncePerClause(({ tokens, clauses }, clause): ReadClause[] => {
  const opens = (one: ReadClause | undefined) => /^[.!?\n]$/.test(tokens[one?.first ?? 0]?.text ?? "")
  let first = clauses.indexOf(clause)
  let last = first
  while (first > 0 && !opens(clauses[first])) first--
  while (last + 1 < clauses.length && !opens(clauses[last + 1])) last++
  return clauses.slice(first, last + 1)
})
