import { positionsOf } from "../../../../language/doers/positions"
import { looksLikeVerb } from "../../../../language/verbs/verbs"
import { prepositions } from "../../../../language/words/prepositions"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import { clauseAt } from "../../reading/clause-at"
import { oncePerClause } from "../../reading/once-per-clause"
import type { ReadClause, Reading } from "../../reading/reading"

type End = "from" | "to" | ""

const opposite = { from: "to", to: "from" } as const

/** "from pack to returns", when the item says "from returns to pack": the word is at the other end of the route. */
export function turnedRound(stated: Reading, clause: ReadClause, used: Known[]): Token | undefined {
  if (!givesBothEnds(stated, clause)) return undefined
  return stated.tokens.slice(clause.first, clause.last).find((token, offset) => {
    const mine = token.content && token.kind === "word" ? endOf(stated.tokens, clause.first + offset) : ""
    if (mine === "") return false
    const ends = used.flatMap((known) =>
      positionsOf(known.tokens, token.concept).flatMap((at) => {
        const home = clauseAt(known.reading(), at)
        return home && givesBothEnds(known.reading(), home) ? [endOf(known.tokens, at)] : []
      }),
    )
    return ends.includes(opposite[mine]) && !ends.includes(mine)
  })
}

const givesBothEnds = oncePerClause(({ tokens, numeric }, { first, last }) => {
  const ends = new Set<End>()
  for (let at = first; at < last; at++) if (tokens[at]?.content && !numeric.has(at)) ends.add(endOf(tokens, at))
  return ends.has("from") && ends.has("to")
})

/** The end of a route that a word names: the preposition of its phrase. */
function endOf(tokens: Token[], at: number): End {
  for (let back = at - 1; back >= Math.max(0, at - 5); back--) {
    const token = tokens[back]
    if (!token || (token.kind === "mark" && token.text !== "-") || looksLikeVerb(token.lower)) return ""
    if (token.lower === "from") return "from"
    if (/^(?:to|into|onto)$/.test(token.lower)) return "to"
    if (prepositions.has(token.lower)) return ""
  }
  return ""
}
