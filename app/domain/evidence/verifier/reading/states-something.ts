import { looksLikeVerb } from "../../../language/verbs/verbs"
import type { Token } from "../../../language/words/tokens"
import type { ClaimKind } from "../../schema"
import { findNames } from "../names/find-names"
import type { ReadClause, Reading } from "./reading"

const courtesy = /^(?:dear|hi|hello|yours|sincerely|kind|best|warm|regards|thank|thanks(?! to)|good|to whom)\b/i
const asking = /^(?:could|can|would|will|shall|may|are|do|what|how|why|when|where|who|have you|is)\b/i

/** Whether a sentence classified as opinion or connective states something checkable about the person. */
export function statesSomething(stated: Reading, text: string, kind: ClaimKind, exempt: Set<Token>): boolean {
  const plain = text.trim()
  if (courtesy.test(plain) && stated.mentions.length === 0 && plain.split(/\s+/).length <= 8) return false
  if (/\?$/.test(plain) && asking.test(plain)) return false
  if (stated.mentions.some((mention) => mention.unit !== "ordinal")) return true
  if (namesSomething(stated, exempt)) return true
  const clauses = stated.clauses.filter((clause) => clause.agent !== "thing" && clause.agent !== "other")
  if (clauses.some((clause) => claimsOwnership(clause, exempt) || tellsDeed(stated, clause))) return true
  return stated.reach.some(
    ({ token }) => kind !== "opinion" || clauses.some((clause) => holdsAfterBelief(stated, clause, token)),
  )
}

function namesSomething(stated: Reading, exempt: Set<Token>): boolean {
  return stated.clauses.some((clause) =>
    findNames(stated, clause).some((name) =>
      name.tokens.some((token) => token.kind === "word" && !exempt.has(token) && /^\p{Lu}/u.test(token.text)),
    ),
  )
}

/** "Manager" in the title of the posting applied for claims nothing. */
function claimsOwnership({ ownership: { token } }: ReadClause, exempt: Set<Token>): boolean {
  return token !== null && !exempt.has(token)
}

const feelings =
  /^(am|was|were|is|are|have|has|had|did|felt|thought|knew|believed|loved|enjoyed|liked|excited|pleased|delighted|interested|convinced|thrilled|honoured|motivated|inspired|fascinated|committed|said|told|heard|saw|found|attached|enclosed|considered)$/

/** An action by the person: a clause that opens with a past-tense verb, or "I" and one. */
function tellsDeed({ tokens }: Reading, clause: ReadClause): boolean {
  for (let at = clause.first; at < Math.min(clause.last, clause.first + 4); at++) {
    const token = tokens[at]
    if (!token || token.kind === "mark" || /^(i|we|and|but|also|have|then|ve|i've)$/.test(token.lower)) continue
    if (/^(am|was)$/.test(token.lower) && /^an?$/.test(tokens[at + 1]?.lower ?? "")) return true
    return looksLikeVerb(token.lower) && !feelings.test(token.lower)
  }
  return false
}

/** "I believe I am the best" ranks the person; "I believe that children learn best" does not. */
function holdsAfterBelief({ tokens }: Reading, clause: ReadClause, token: Token): boolean {
  const at = tokens.indexOf(token)
  if (at < clause.first || at >= clause.last) return false
  return tokens.slice(1, at).some((other) => /^(i|i'm|me|my|myself)$/.test(other.lower))
}
