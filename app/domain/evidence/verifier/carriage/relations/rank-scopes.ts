import { positionsOf } from "../../../../language/doers/positions"
import { looksLikeVerb } from "../../../../language/verbs/verbs"
import { meaningsOf } from "../../../../language/words/lexicon"
import { prepositions } from "../../../../language/words/prepositions"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import type { ReadClause, Reading } from "../../reading/reading"
import { isTitle } from "../../rules/v3-titles"
import { relatedIn } from "../words/related-words"

const superlative = /^(?:best|worst|top|record|[a-z]{3,}est)$/
const notRanks =
  /^(?:interest|request|guest|forest|harvest|invest|honest|modest|digest|contest|protest|suggest|arrest|latest|nearest|test|west|rest)$/
const scopeOpens = /^(?:in|of|across|at|within|among|for|on)$/
const maxReach = 9

const isRank = ({ lower, capital, opening }: Token) =>
  superlative.test(lower) && !notRanks.test(lower) && (opening || !capital)

/**
 * "the best number in the company", from "best number since the building opened": the comparison group is part of the
 * rank, so an item must name it after a rank too.
 */
export function widensRank(stated: Reading, clause: ReadClause, used: Known[]): Token | undefined {
  const { tokens, numeric } = stated
  for (let at = clause.first; at < clause.last; at++) {
    const rank = tokens[at]
    if (!rank || numeric.has(at) || !isRank(rank)) continue
    for (let place = at + 1; place < Math.min(clause.last, at + maxReach); place++) {
      const token = tokens[place]
      if (!token || token.kind === "mark" || looksLikeVerb(token.lower)) break
      if (!token.content || numeric.has(place) || !isScope(tokens, at, place)) continue
      // "the best of the clips"
      if (tokens[at + 1]?.lower === "of" && used.some((known) => known.concepts.has(token.concept))) continue
      if (!used.some((known) => ranksWithin(known, stated, place))) return token
    }
  }
  return undefined
}

/** Whether a word is in a phrase after a rank that gives its scope. */
function isScope(tokens: Token[], rank: number, at: number): boolean {
  for (let back = at - 1; back > rank; back--) {
    const lower = tokens[back]?.lower ?? ""
    if (scopeOpens.test(lower)) return true
    if (prepositions.has(lower) || looksLikeVerb(lower)) return false
  }
  return false
}

function ranksWithin({ tokens }: Known, stated: Reading, place: number): boolean {
  const token = stated.tokens[place]
  if (!token) return false
  const forms = [...relatedIn(tokens, stated.tokens, place)].flatMap(([concept, grade]) =>
    grade === "same" ? [concept] : [],
  )
  const isHead = !stated.tokens[place + 1]?.content
  return [token.concept, ...forms].some((concept) =>
    positionsOf(tokens, concept).some((at) => {
      // "our regional manager" is not a region.
      if (isHead && tokens[at + 1]?.content && !tokens[at + 1]?.capital) return false
      const opens = tokens.slice(Math.max(0, at - 4), at)
      if (!opens.some(({ lower }) => scopeOpens.test(lower) || lower === "our" || lower === "my")) return false
      return tokens.slice(Math.max(0, at - 14), at + 14).some(isRank)
    }),
  )
}

const periods = /^(?:year|yr|month|quarter|week|season|day|decade)$/

/** "supervisor of the year", from "housekeeping supervisor": an award is named by all of its words. */
export function namesAward(
  stated: Reading,
  clause: ReadClause,
  used: Known[],
  from: ReadonlySet<ReadClause>,
): Token | undefined {
  const title = ({ tokens }: Reading | Known, at: number) => {
    const noun = tokens[at]
    const of = tokens[at + 1]?.lower === "of" ? (tokens[at + 2]?.lower === "the" ? at + 3 : at + 2) : -1
    return noun?.content && of > 0 && periods.test(tokens[of]?.lower ?? "") ? noun : null
  }
  for (let at = clause.first; at < clause.last; at++) {
    const noun = title(stated, at)
    if (!noun || !(isTitle(noun) || meaningsOf(noun.lower).person || stated.tokens[at]?.capital)) continue
    const isAwarded = used.some((known) =>
      known
        .reading()
        .clauses.some(
          (one) =>
            from.has(one) &&
            known.tokens.some(
              (token, place) =>
                place >= one.first && place < one.last && title(known, place) && token.concept === noun.concept,
            ),
        ),
    )
    if (!isAwarded) return noun
  }
  return undefined
}
