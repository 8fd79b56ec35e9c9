import { looksLikeVerb } from "../../../language/verbs/verbs"
import type { Token } from "../../../language/words/tokens"
import type { Reading } from "../reading/reading"
import type { ClauseMatch } from "./words/said-words"

const certified = /^(?:certifi|licen[cs]|accredit|charter|qualifi|diploma|degree|regist)/

/**
 * "Certified in bargaining" needs an item that states the certification in those words. A degree plus a skill
 * "bargaining" does not suffice, since a skill is not a certificate.
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

/** The subject of a credential: "in enterprise bargaining", "as an auditor", "in biology, chemistry and physics". */
function phraseBehind(tokens: Token[], token: Token): Token[] {
  const at = tokens.indexOf(token)
  if (!/^(?:in|as|for|to|on|by)$/.test(tokens[at + 1]?.lower ?? "")) return []
  const behind = tokens.slice(at + 2)
  const end = behind.findIndex(({ kind, lower }, place) => {
    if (kind !== "word" && lower !== ",") return true
    if (/^(?:in|at|from|since|for|with)$/.test(lower)) return true
    return /^(?:and|,)$/.test(lower) && !goesOn(behind, place + 1)
  })
  return end < 0 ? behind : behind.slice(0, end)
}

/**
 * Whether another list item of one or two words follows, without a verb: "biology | and physics for grades 7 to 12".
 */
function goesOn(tokens: Token[], at: number): boolean {
  const start = tokens[at]?.lower === "and" ? at + 1 : at
  const [one, two, three] = tokens.slice(start, start + 3)
  if (!one?.content || looksLikeVerb(one.lower)) return false
  const closes = (token: Token | undefined) => token === undefined || !token.content
  return closes(two) || closes(three)
}
