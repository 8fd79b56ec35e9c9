import { positionsOf } from "../../../language/positions"
import type { Token } from "../../../language/tokens"
import type { ReadClause } from "../reading"
import type { ClauseMatch } from "./said-words"

/**
 * "Wins clients through 2,400 followers" of one item that tells of clients and one that says "2,400 followers, but I
 * don't get clients from it": an item that a clause rests on denies what another one lends it, or only plans it.
 */
export function deniedElsewhere(clause: ReadClause, words: Token[], matches: ClauseMatch[]): boolean {
  if (clause.moods.size > 0 || matches.length < 2) return false
  return matches.some(({ known, said }) =>
    words.some((token) => {
      if (said.has(token)) return false
      const places = positionsOf(known.tokens, token.concept)
      const { clauses } = known.reading()
      const isDenied = (at: number) =>
        clauses.some(
          ({ first, last, moods }) => at >= first && at < last && (moods.has("negated") || moods.has("wished")),
        )
      return places.length > 0 && places.every(isDenied)
    }),
  )
}
