import { positionsOf, stretches } from "../../../../language/doers/positions"
import { looksLikeVerb } from "../../../../language/verbs/verbs"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import type { Reading } from "../../reading/reading"
import { isDeed } from "../clause-match"

/**
 * Adjacent words form a compound. An item with both words must have them adjacent or close: "spelling scores went up,
 * maths stayed the same" does not support "maths scores".
 */
export function looseCompound(stated: Reading, words: Token[], used: Known[]): [Token, Token] | undefined {
  return pairsOf(stated, words).find(([one, two]) => {
    const holders = used.flatMap(({ tokens }) => {
      const [mine, its] = [positionsOf(tokens, one.concept), positionsOf(tokens, two.concept)]
      return mine.length > 0 && its.length > 0 ? [{ tokens, mine, its }] : []
    })
    if (holders.length === 0 || holders.some(({ tokens, mine, its }) => standTogether(tokens, mine, its))) return false
    return holders.some(({ tokens, its }) => its.some((at) => isOtherKind(tokens, at)))
  })
}

function pairsOf(stated: Reading, words: Token[]): [Token, Token][] {
  const { tokens } = stated
  return words.flatMap((token, at): [Token, Token][] => {
    const next = words[at + 1]
    const place = tokens.indexOf(token)
    if (!next || tokens[place + 1] !== next || tokens[place - 1]?.text === "-") return []
    if (periodic.test(token.lower)) return []
    if (particles.test(next.lower)) return []
    return isDeed(stated, token) || isDeed(stated, next) ? [] : [[token, next]]
  })
}

/** "spelling scores": the noun has a modifier before it. */
function isOtherKind(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before?.kind === "word" && before.content && !looksLikeVerb(before.lower)
}

const holdsMark = stretches(({ text }) => /^[,.;!?\n]$/.test(text))
/** "our weekly milk waste": a period before the noun is not part of the compound. */
const particles = /^(?:back|forward|away|together|apart)$/
const periodic = /^(?:daily|nightly|weekly|monthly|quarterly|yearly|annual)$/

function standTogether(tokens: Token[], mine: readonly number[], its: readonly number[]): boolean {
  return mine.some((one) =>
    its.some((two) => {
      const [start, end] = one < two ? [one, two] : [two, one]
      return end - start < 4 || (end - start < 16 && !holdsMark(tokens, start, end))
    }),
  )
}
