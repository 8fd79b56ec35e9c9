import { positionsOf } from "../../../../language/doers/positions"
import { findVerb } from "../../../../language/verbs/find-verb"
import { prepositions } from "../../../../language/words/prepositions"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import { clauseAt } from "../../reading/clause-at"
import type { ReadClause, Reading } from "../../reading/reading"

const speaks = /^(?:speaks?|speaking|fluent|fluently|bilingual|trilingual|multilingual)$/
const tells = /^(?:speaks?|spoke|spoken|speaking|speaker|fluent|fluently|fluency|languages?|native|mother|bilingual)$/
const ofPerson = /^(?:skill|qualification|title|role)$/

/**
 * "I speak Spanish and French", from a card written in both: a language counts as spoken only if the items say so, or
 * list it without a verb.
 */
export function speaksUntold({ tokens }: Reading, clause: ReadClause, used: Known[]): Token | undefined {
  const at = tokens.findIndex(({ lower }, place) => place >= clause.first && place < clause.last && speaks.test(lower))
  if (at < 0) return undefined
  for (let place = at + 1; place < clause.last; place++) {
    const token = tokens[place]
    if (!token || (prepositions.has(token.lower) && !/^(?:in|of)$/.test(token.lower))) return undefined
    if (token.capital && !token.opening && !isHeld(tokens, token, used)) return token
  }
  return undefined
}

function isHeld(stated: Token[], { concept }: Token, used: Known[]): boolean {
  const holders = used.filter(({ tokens }) => positionsOf(tokens, concept).length > 0)
  const spoken = holders.filter((known) => isOfSpeaking(known, positionsOf(known.tokens, concept)))
  if (spoken.length === 0) return holders.length === 0
  return stated.some(({ lower }) => little.test(lower)) || spoken.some(({ tokens }) => !isLittle(tokens, concept))
}

/** "a little Spanish", "French (basic)". */
function isLittle(tokens: Token[], concept: string): boolean {
  return positionsOf(tokens, concept).every((at) =>
    tokens.slice(Math.max(0, at - 3), at + 3).some(({ lower }) => little.test(lower)),
  )
}

const little = /^(?:bit|some|little|basic|basics|beginner|learning|rusty|conversational|school|elementary)$/

function isOfSpeaking(known: Known, places: readonly number[]): boolean {
  if (ofPerson.test(known.field ?? "") || known.tokens.some(({ lower }) => tells.test(lower))) return true
  const reading = known.reading()
  return places.some((at) => {
    const home = clauseAt(reading, at)
    if (!home || findVerb(known.tokens, home.first, home.last) < home.last) return false
    return !known.tokens.slice(home.first, home.last).some(({ lower }) => /^(?:i|we)$/.test(lower))
  })
}
