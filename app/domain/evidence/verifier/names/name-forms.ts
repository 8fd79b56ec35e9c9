import type { Token } from "../../../language/words/tokens"

/** Whether words are close together in a text, in any order ("Oxford University", "University of Oxford"). */
export function holdsTogether(tokens: Token[], parts: Token[]): boolean {
  const wanted = new Set(parts.map((part) => part.concept))
  const reach = parts.length * 2 + 2
  return tokens.some((token, at) => {
    if (!wanted.has(token.concept)) return false
    let end = at + 1
    while (end < Math.min(at + reach, tokens.length) && !endsPhrase(tokens, end)) end++
    const near = new Set(tokens.slice(at, end).map((other) => other.concept))
    return [...wanted].every((concept) => near.has(concept))
  })
}

/** A sentence end: a period after a word of some length, or another separator; not the period of "St. Mary's". */
function endsPhrase(tokens: Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ""
  return /^[;!?\n]$/.test(text) || (text === "." && (tokens[at - 1]?.text.length ?? 0) > 3)
}
