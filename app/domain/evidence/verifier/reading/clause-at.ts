import type { ReadClause, Reading } from "./reading"

const clausesByPlace = new WeakMap<Reading, (ReadClause | undefined)[]>()

/** The clause that contains a token. The index is built once per text. */
export function clauseAt(reading: Reading, at: number): ReadClause | undefined {
  let index = clausesByPlace.get(reading)
  if (!index) {
    index = []
    for (const clause of reading.clauses)
      for (let place = clause.first; place < clause.last; place++) index[place] ??= clause
    clausesByPlace.set(reading, index)
  }
  return index[at]
}
