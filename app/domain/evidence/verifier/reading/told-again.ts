import { isOtherPerson } from "../../../language/doers/people"
import type { Token } from "../../../language/words/tokens"
import { sentenceAt } from "./once-per-clause"
import type { ReadClause, Reading } from "./reading"

/**
 * "The director got runner up, not me, but she thanked the edit": the clause that continues about a person by a
 * pronoun, if the one that names them may not support the sentence.
 */
export function toldAgain(
  stated: Reading,
  clause: ReadClause,
  token: Token,
  reading: Reading,
  from: ReadClause,
): ReadClause | undefined {
  if (clause.agent !== "other" || !isOtherPerson(token.lower) || !opens(stated.tokens, clause, token)) return undefined
  const next = reading.clauses[reading.clauses.indexOf(from) + 1]
  if (!next || next.moods.size > 0 || !sentenceAt(reading, from).includes(next)) return undefined
  const [subject] = reading.tokens
    .slice(next.first, next.last)
    .filter(({ kind, lower }) => kind === "word" && !/^(?:but|and|then|so)$/.test(lower))
  return /^(?:he|she|they)$/.test(subject?.lower ?? "") ? next : undefined
}

/** The word is the subject of its clause. */
function opens(tokens: Token[], { first, last }: ReadClause, token: Token): boolean {
  const [word] = tokens
    .slice(first, last)
    .filter(({ kind, lower }) => kind === "word" && !/^(?:the|my|our|an?)$/.test(lower))
  return word === token
}
