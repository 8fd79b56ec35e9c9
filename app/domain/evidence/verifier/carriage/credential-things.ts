import type { Token } from "../../../language/tokens"
import type { Reading } from "../reading"
import type { ClauseMatch } from "./said-words"

const certified = /^(?:certifi|licen[cs]|accredit|charter|qualifi|diploma|degree|regist)/

/**
 * "Certified in bargaining" of a degree and of a skill "bargaining": what somebody is certified in is said by the item that
 * says that they are, word for word. A skill is no certificate.
 */
export function credentialElsewhere({ tokens }: Reading, words: Token[], matches: ClauseMatch[]): Token | undefined {
  return words.find((token, at) => {
    if (!certified.test(token.lower)) return false
    const holders = matches.filter(({ said, known }) => said.has(token) && known.field !== "skill")
    const things = phraseBehind(tokens, token).filter((thing) => words.indexOf(thing) > at)
    const isHeld = ({ said, known }: ClauseMatch) =>
      things.every((thing) => said.get(thing)?.grade === "same" || known.concepts.has(thing.concept))
    return !holders.some(isHeld)
  })
}

/** The words that a credential is told of: "in enterprise bargaining", "as an auditor". */
function phraseBehind(tokens: Token[], token: Token): Token[] {
  const at = tokens.indexOf(token)
  if (!/^(?:in|as|for|to|on|by)$/.test(tokens[at + 1]?.lower ?? "")) return []
  const behind = tokens.slice(at + 2)
  const end = behind.findIndex(
    ({ kind, lower }) => kind !== "word" || /^(?:and|in|at|from|since|for|with)$/.test(lower),
  )
  return end < 0 ? behind : behind.slice(0, end)
}
