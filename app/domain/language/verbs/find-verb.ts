import { isOtherPerson } from "../doers/people"
import { prepositions } from "../words/prepositions"
import type { Token } from "../words/tokens"
import { isVerbAfter, isVerbOfI, looksLikeParticiple, looksLikeVerb } from "./verbs"

/** The index of the clause's verb, or the end of the clause. */
export function findVerb(tokens: Token[], first: number, last: number): number {
  for (let at = first; at < last; at++) {
    if (opensAsNoun(tokens, at, first, last) || opensAsHead(tokens, at, first, last)) continue
    const before = at === first ? "" : (tokens[at - 1]?.lower ?? "")
    if (at > first && (endsLikeVerb(tokens, at, before) || isVerbOfI(before, tokens[at]))) return at
    if (isVerbAfter(/^\W$/.test(before) ? "" : before, tokens[at]?.lower ?? "")) return at
  }
  return last
}

/** "Waiting times fell": an opening -ing word with a past-tense verb close after it is part of the subject. */
function opensAsNoun(tokens: Token[], at: number, first: number, last: number): boolean {
  if (at > first || !looksLikeParticiple(tokens[at]?.lower ?? "")) return false
  const behind = tokens.slice(at + 1, Math.min(last, at + 4))
  const stop = behind.findIndex((token) => token.kind !== "word" || prepositions.has(token.lower))
  return (stop < 0 ? behind : behind.slice(0, stop)).some((token) => isVerbAfter("x", token.lower))
}

/** "Head of finance emailed my manager": a person, with a past-tense verb soon after. */
function opensAsHead(tokens: Token[], at: number, first: number, last: number): boolean {
  if (at - first > 1 || tokens[at + 1]?.lower !== "of" || !isOtherPerson(tokens[at]?.lower ?? "")) return false
  const behind = tokens.slice(at + 2, Math.min(last, at + 6))
  const stop = behind.findIndex((token) => token.kind !== "word" || prepositions.has(token.lower))
  return (stop < 0 ? behind : behind.slice(0, stop)).some((token) => looksLikeVerb(token.lower))
}

function looksLikePast(token: Token | undefined): boolean {
  return token !== undefined && /ed$/.test(token.lower) && looksLikeVerb(token.lower)
}

/**
 * "my colleague knows", "she holds": a verb in -s after a singular person. "Students use": a base form after a plural.
 */
function endsLikeVerb(tokens: Token[], at: number, before: string): boolean {
  const token = tokens[at]
  if (token?.kind !== "word" || token.glued || token.lower.length < 3) return false
  const single = /^(he|she|who|it)$/.test(before) || (isOtherPerson(before) && !before.endsWith("s"))
  // "the bank transfers matched": a past-tense verb right after it makes it a noun.
  if (single && !/^(?:he|she|who|it)$/.test(before) && looksLikePast(tokens[at + 1])) return false
  if (single && /[^s]s$/.test(token.lower) && !isOtherPerson(token.lower) && !token.text.includes("'")) return true
  return (
    isOtherPerson(before) &&
    before.endsWith("s") &&
    /^(use|know|have|like|make|take|go|come|do|say|see|give|get|choose|prefer)$/.test(token.lower)
  )
}
