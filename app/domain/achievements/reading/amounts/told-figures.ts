import { figuresIn, type Talk } from "../../../language/talk/read-talk"

/** The figures of a clause as texts, a count with its noun. */
function valuesIn(talk: Talk, at: number): string[] {
  const clause = talk.clauses[at]
  return (clause ? figuresIn(talk, clause.first, clause.last) : []).map(
    ({ value, unit, last }) => `${value} ${unit === "count" ? (talk.words[last]?.lower ?? "") : unit}`,
  )
}

/** "the client save about $310,000 … Save about $310,000 for client": an answer that only says a figure again. */
export function repeatsFigures(talk: Talk, at: number, told: readonly number[]): boolean {
  const values = valuesIn(talk, at)
  const known = new Set(told.filter((one) => one !== at).flatMap((one) => valuesIn(talk, one)))
  return values.length > 0 && values.every((value) => known.has(value))
}
