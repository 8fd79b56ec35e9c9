import { prepositions } from "../words/prepositions"
import type { Token } from "../words/tokens"
import { isBe } from "./doer"
import { isOtherPerson } from "./people"

/** The words before the verb, without a leading phrase such as "In 2023," or "At Acme". */
export function subjectOf(tokens: Token[], first: number, verbAt: number): Token[] {
  const all = tokens.slice(first, verbAt)
  const start = all.findIndex((token) => token.kind === "word")
  const leading = prepositions.has(all[start]?.lower ?? "")
  if (!leading) return all.filter((token) => token.kind === "word")
  const comma = all.findLastIndex((token) => token.text === ",")
  const rest = all.slice(comma + 1).filter((token) => token.kind === "word")
  if (comma > start) return rest
  // "until the heater was repaired", "after I introduced time slots".
  const isClause = isBe(tokens[verbAt]) || /^(?:i|we|he|she|they)$/.test(rest[1]?.lower ?? "")
  if (isClause && /^(?:until|till|after|before|since|once)$/.test(all[start]?.lower ?? "")) return rest.slice(1)
  // "In the spring the volunteers planted": the second phrase is the subject. "In the week of the move" is a single
  // phrase.
  const opens = (token: Token, at: number) =>
    at > 1 && /^(i|we|he|she|they|it|the|my|our)$/.test(token.lower) && !prepositions.has(rest[at - 1]?.lower ?? "")
  const subject = rest.findIndex(opens)
  return subject > 1 ? rest.slice(subject) : []
}

/** A noun phrase for a person or an organization, a name, or a phrase with somebody else's possessive ("his cost"). */
export function isOther(noun: Token[]): boolean {
  const end = noun.findIndex((token, at) => at > 0 && prepositions.has(token.lower) && token.lower !== "of")
  const phrase = end > 0 ? noun.slice(0, end) : noun
  if (phrase.some((token) => /^(his|her|their|them|he|she|they|someone|somebody|another)$/.test(token.lower)))
    return true
  const of = phrase.findIndex((token) => token.lower === "of")
  const head = (of > 0 ? phrase.slice(0, of) : phrase).findLast((token) => token.lower !== "'s")
  if (head && /^(one|ones|other|others|both|some|most|all|none|two|three|many)$/.test(head.lower)) return true
  if (head && isOtherPerson(head.lower)) return true
  // "our housekeeping manager Elena".
  const called = phrase.findIndex((token) => isOtherPerson(token.lower))
  if (called >= 0 && called + 1 < phrase.length && phrase.slice(called + 1).every((token) => token.capital)) return true
  const named = phrase.filter((token) => /^\p{Lu}/u.test(token.text))
  return named.length > 0 && named.length === phrase.length && (named.length > 1 || !named[0]?.opening)
}
