import type { Talk } from "../../../language/talk/read-talk"

/**
 * "scored 88 | , 91 and 96": the end of the clauses that continue with a list of numbers; else the end of the clause.
 */
export function endOfNumbers({ words, clauses }: Talk, at: number): number {
  const own = clauses[at]
  if (!own || words[own.last - 1]?.kind !== "number") return own?.last ?? 0
  for (let next = at + 1; goesOn({ words, clauses }, next); next++) {
    const { first = 0, last = 0 } = clauses[next] ?? {}
    const joint = words.findIndex(({ lower }, place) => place > first && place < last && /^(?:and|or)$/.test(lower))
    if (joint > 0 && words[joint + 1]?.kind === "number") return last
  }
  return own.last
}

/** ", 91 and 96": numbers that continue with those of the clause before. */
export const goesOnWithNumbers = (talk: Talk, at: number) => {
  let first = at
  while (goesOn(talk, first)) first--
  return first < at && endOfNumbers(talk, first) >= (talk.clauses[at]?.last ?? 0)
}

function goesOn({ words, clauses }: Pick<Talk, "words" | "clauses">, at: number): boolean {
  const [before, own] = [clauses[at - 1], clauses[at]]
  return (
    own !== undefined &&
    before?.sentence === own.sentence &&
    own.verb < 0 &&
    own.mark === "," &&
    words[own.first]?.kind === "number" &&
    words[before.last - 1]?.kind === "number"
  )
}
