import type { Token } from "../../../language/tokens"
import type { ReadClause, Reading } from "../reading"
import { type ClauseMatch, isDeed } from "./clause-match"

/** Each deed stands with the thing it is told of in one clause of the item. */
export function deedsHold(stated: Reading, clause: ReadClause, words: Token[], matches: ClauseMatch[]): boolean {
  const placeOf = (token: Token) => stated.tokens.indexOf(token)
  return words
    .filter((token) => isDeed(stated, token))
    .every((deed) => {
      const next = words.find((token) => placeOf(token) > placeOf(deed) && !isDeed(stated, token))
      if (!next || clause.agent === "other") return true
      return matches.some(({ said }) => {
        const homes = said.get(next)?.from
        const mine = said.get(deed)?.from
        if (!mine) return !matches.some((match) => match.said.has(deed))
        return homes !== undefined && [...mine].some((from) => homes.has(from))
      })
    })
}

/** Whether some clause says a word of leading or founding of a thing that the sentence says it of. */
export function holdsLevel(clause: ReadClause, { from }: ClauseMatch): boolean {
  const { level, token } = clause.ownership
  if (token === null || level < 3 || clause.agent === "other") return true
  return [...from].some((one) => one.ownership.token !== null && one.ownership.level >= level)
}
