import { positionsOf } from "../../../language/doers/positions"
import type { Token } from "../../../language/words/tokens"
import type { Mood } from "../reading/negation"
import type { ReadClause } from "../reading/reading"
import type { ClauseMatch } from "./words/said-words"

/**
 * Two items must not combine against a denial in one of them: "2,400 followers, but I don't get clients from it" and
 * another item about clients do not support "Wins clients through 2,400 followers". The same applies to a plan. A word
 * that no item affirms and one denies is not negligible: "at the meetup, no talk" does not support "Gave a talk at the
 * meetup".
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
