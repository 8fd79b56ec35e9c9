import { findNames } from "./names/find-names"
import type { Reading } from "./reading"
import type { Token } from "./text/tokens"

const courtesy = /^(?:dear|hi|hello|yours|sincerely|kind|best|warm|regards|thank|thanks|good|to whom)\b/i

/** Whether a sentence called opinion or connective states something that can be checked about the person. */
export function statesSomething(stated: Reading, text: string, exempt: Set<Token>): boolean {
  const plain = text.trim()
  if (courtesy.test(plain) && stated.mentions.length === 0 && plain.split(/\s+/).length <= 8) return false
  if (/\?$/.test(plain) && !/\b(?:i|we)\b/i.test(plain)) return false
  if (/\?$/.test(plain) && /^(?:could|can|would|will|shall|may|are|do|what|how|why|when)\b/i.test(plain)) return false
  if (stated.mentions.length > 0) return true
  if (stated.reach.length > 0) return true
  if (stated.clauses.some((clause) => clause.ownership.token !== null)) return true
  return stated.clauses.some((clause) =>
    findNames(stated, clause).some((name) =>
      name.tokens.some((token) => token.kind === "word" && !exempt.has(token) && /^\p{Lu}/u.test(token.text)),
    ),
  )
}
