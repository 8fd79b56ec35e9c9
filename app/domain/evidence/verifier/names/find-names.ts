import { looksLikeVerb } from "../../../language/verbs/verbs"
import { functionWords } from "../../../language/words/function-words"
import type { Token } from "../../../language/words/tokens"
import { isDeedWord } from "../carriage/words/near-words"
import type { ReadClause, Reading } from "../reading/reading"

/** A run of capitalized words with the function words between them: "University of Texas at Austin". */
export interface Name {
  tokens: Token[]
  first: number
  last: number
}

const ties = new Set([
  "of",
  "at",
  "for",
  "the",
  "and",
  "de",
  "du",
  "des",
  "la",
  "le",
  "der",
  "van",
  "von",
  "y",
  "&",
  "in",
])

/** The maximum length of one name. A longer run is several names. */
const longestName = 16

/** The names in a clause. The capital at the start of a sentence counts only if more capitals follow. */
export function findNames(
  reading: Reading,
  clause: ReadClause,
  known: (token: Token) => boolean = () => false,
): Name[] {
  const names: Name[] = []
  const { tokens, numeric } = reading
  let at = clause.first
  while (at < clause.last) {
    const token = tokens[at]
    if (
      !token ||
      numeric.has(at) ||
      !(startsName(tokens, at) || (token.capital && token.opening && token.content && known(token)))
    ) {
      at++
      continue
    }
    let last = at + 1
    for (let next = last; next < Math.min(clause.last, at + longestName) && next < last + 3; next++) {
      const follower = tokens[next]
      if (!follower || numeric.has(next)) break
      if (follower.capital && !follower.opening) last = next + 1
      else if (!ties.has(follower.lower) && !(follower.text === "-" && follower.glued)) break
    }
    names.push({ tokens: tokens.slice(at, last), first: at, last })
    at = last
  }
  return names
}

function startsName(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  // "1.5 °C".
  if (/^[CFK]$/.test(token?.text ?? "") && tokens[at - 1]?.text === "°") return false
  if (!token?.capital) return token?.shaped === true
  if (token.shaped) return true
  if (functionWords.has(token.lower) && token.opening) return false
  if (!token.opening) return true
  if (looksLikeVerb(token.lower) || isDeedWord(token.lower) || /^us(?:es|ed|ing)$/.test(token.lower)) return false
  const next = tokens[at + 1]
  const tied = next?.lower === "of" ? tokens[at + 2] : next
  return tied?.capital === true && !tied.opening
}
