import { stretches } from "../doers/positions"
import { looksLikeParticiple, looksLikeVerb } from "../verbs/verbs"
import type { Token } from "../words/tokens"

/** A token at which a clause may start, within the clause that began at `first`. */
export interface Joint {
  tokens: Token[]
  first: number
  at: number
  token: Token
  next: Token | undefined
}

/** Whether a clause starts; null if the rule does not apply, so the next one is tried. */
export type Rule = (joint: Joint) => boolean | null

const holdsComma = stretches((token) => token.text === ",")
const holdsVerb = stretches((token) => looksLikeVerb(token.lower) || looksLikeParticiple(token.lower))

/** "The pharmacist, Helen Croft, built": a verb after the comma belongs to the subject before it. */
export function apposed(tokens: Token[], first: number, at: number): boolean {
  return holdsComma(tokens, first + 1, at) && !hasVerb(tokens, first, at)
}

/** True if the clause so far has a verb, without the "and" or the mark that opens it. */
export function hasVerb(tokens: Token[], first: number, last: number): boolean {
  const own = tokens[first]?.lower === "and" || tokens[first]?.kind === "mark" ? first + 1 : first
  return holdsVerb(tokens, own, last)
}

export function opensWithVerb(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.lower === "then") return opensWithVerb(tokens, at + 1)
  return token !== undefined && looksLikeVerb(token.lower)
}
