import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import type { ReadClause, Reading } from "../../reading/reading"

/** Words that give credit: "without me", "thanks to our Wednesdays". */
const credits = /^(?:without|thanks|because|due|down)$/
const mine = /^(?:me|my|mine|myself)$/
const ours = /^(?:our|ours|us|ourselves|the|all|everybody|everyone)$/
const somebody = /^(?:her|him|them)$/

/**
 * "Without her they would have lost the trainee", from "without our Wednesdays": credit that an item gives to several
 * people moves to one.
 */
export function movesCredit(stated: Reading, clause: ReadClause, used: Known[], self: ReadonlySet<string>): boolean {
  for (let at = clause.first; at < clause.last; at++) {
    const token = stated.tokens[at]
    if (!token || !credits.test(token.lower) || !isToOne(behind(stated.tokens, at), self)) continue
    const told = used.flatMap(({ tokens }) =>
      tokens.flatMap((other, place) => (other.lower === token.lower ? [behind(tokens, place)] : [])),
    )
    if (told.some((word) => ours.test(word.lower)) && !told.some((word) => isToOne(word, self))) return true
  }
  return false
}

/** The word that the credit goes to, after "to" or "of". */
function behind(tokens: Token[], at: number): Token {
  const next = tokens[at + 1]
  return (/^(?:to|of)$/.test(next?.lower ?? "") ? tokens[at + 2] : next) ?? (tokens[at] as Token)
}

const isToOne = ({ lower }: Token, self: ReadonlySet<string>) =>
  mine.test(lower) || somebody.test(lower) || self.has(lower)
