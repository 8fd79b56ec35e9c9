import { positionsOf } from "../../../language/positions"
import type { Token } from "../../../language/tokens"
import type { Mood } from "../negation"
import type { ReadClause } from "../reading"
import type { ClauseMatch } from "./said-words"

/**
 * "Wins clients through 2,400 followers" of one item that tells of clients and one that says "2,400 followers, but I
 * don't get clients from it": an item that a clause rests on denies what another one lends it, or only plans it. What
 * no item says and one denies is no small thing to leave out: "Gave a talk at the meetup" of "at the meetup, no talk".
 */
export function deniedElsewhere(clause: ReadClause, words: Token[], matches: ClauseMatch[]): boolean {
  if (clause.moods.size > 0) return false
  const ways: Mood[] = matches.length < 2 ? ["negated"] : ["negated", "wished"]
  return matches.some(({ known, said }) =>
    words.some((token) => {
      if (said.has(token)) return false
      const places = positionsOf(known.tokens, token.concept)
      const { clauses } = known.reading()
      const isDenied = (at: number) =>
        clauses.some(({ first, last, moods }) => at >= first && at < last && ways.some((mood) => moods.has(mood)))
      return places.length > 0 && places.every(isDenied)
    }),
  )
}
