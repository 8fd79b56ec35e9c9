import type { ReadClause, Reading } from "../reading"
import { functionWords } from "../text/function-words"
import type { Token } from "../text/tokens"

/** A run of capitalised words, with the small words that tie them: "University of Texas at Austin". */
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

export function isCapital(token: Token): boolean {
  return token.kind === "word" && /^[#@]?\p{Lu}/u.test(token.text) && token.lower !== "i"
}

/** Written as a name wherever it stands: capitals or digits inside ("AWS", "iOS", "B2B", "C++"). */
export function isShaped(token: Token): boolean {
  return token.kind === "word" && token.text.length > 1 && /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}|\p{L}\d|[+#]$/u.test(token.text)
}

/** The names in a clause. A capital that only opens a sentence makes a name where more capitals follow. */
export function findNames(reading: Reading, clause: ReadClause): Name[] {
  const names: Name[] = []
  const { tokens, numeric } = reading
  let at = clause.first
  while (at < clause.last) {
    const token = tokens[at]
    if (!token || numeric.has(at) || !startsName(tokens, at)) {
      at++
      continue
    }
    let last = at + 1
    for (let next = last; next < clause.last && next < last + 3; next++) {
      const follower = tokens[next]
      if (!follower || numeric.has(next)) break
      if (isCapital(follower) && !follower.opening) last = next + 1
      else if (!ties.has(follower.lower) && !(follower.text === "-" && follower.glued)) break
    }
    names.push({ tokens: tokens.slice(at, last), first: at, last })
    at = last
  }
  return names
}

function startsName(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !isCapital(token)) return token !== undefined && isShaped(token)
  if (isShaped(token)) return true
  if (functionWords.has(token.lower) && token.opening) return false
  if (!token.opening) return true
  const next = tokens[at + 1]
  const tied = next?.lower === "of" ? tokens[at + 2] : next
  return tied !== undefined && isCapital(tied) && !tied.opening
}
