import { verbsOf } from "../../reading/deeds"
import type { Reading } from "../../reading/reading"
import { isDeed } from "../clause-match"
import { relatedIn } from "../words/related-words"
import type { ClauseMatch } from "../words/said-words"

/** Fields whose items describe what the person is or has, without an action. */
const ofPerson = /^(?:role|employer|title|qualification|skill)$/

/**
 * "Tiled 14 bathrooms for a hotel group", from "tiled a bathroom" and "priced up a 14 bathroom job for a hotel group":
 * the second item adds a fact about a different action.
 */
export function gluesItems(stated: Reading, matches: ClauseMatch[]): boolean {
  if (matches.length < 2) return false
  const deeds = new Set(matches.flatMap(({ said }) => [...said.keys()].filter((token) => isDeed(stated, token))))
  if (deeds.size === 0) return false
  return matches.some((match) => {
    const { known, said } = match
    if (ofPerson.test(known.field ?? "") || [...said.keys()].some((token) => deeds.has(token))) return false
    const adds = [...said].filter(([token]) => matches.every((other) => other === match || !other.said.has(token)))
    if (adds.length === 0) return false
    const reading = known.reading()
    return adds.every(([, { from }]) =>
      [...from].every((home) => {
        const verbs = verbsOf(reading, home)
        return verbs.length > 0 && !verbs.some((verb) => isToldBy(stated, verb.concept, known.tokens))
      }),
    )
  })
}

function isToldBy(stated: Reading, concept: string, item: ClauseMatch["known"]["tokens"]): boolean {
  return stated.tokens.some((token, at) => token.concept === concept || relatedIn(item, stated.tokens, at).has(concept))
}
