import { conceptOf } from "../../language/words/concepts"
import type { Token } from "../../language/words/tokens"

const between = /^(?:the|an?|our|your|their|its|good|new|clear|great)$/

/** "Write copy" is copywriting, "keep the books" bookkeeping: the compound of a verb and its object, from either. */
export function compoundOf(tokens: Token[], at: number): string | null {
  const asVerb = joined(tokens[at], tokens[next(tokens, at, 1)])
  return asVerb ?? joined(tokens[next(tokens, at, -1)], tokens[at])
}

function next(tokens: Token[], at: number, step: 1 | -1): number {
  const beside = at + step
  return between.test(tokens[beside]?.lower ?? "") ? beside + step : beside
}

function joined(verb: Token | undefined, object: Token | undefined): string | null {
  if (!verb?.content || !object?.content || !/^[a-z]{3,14}$/.test(verb.lower)) return null
  const noun = object.lower.replace(/(?<=[^s])s$/, "")
  const doing = /ing$/.test(verb.lower) ? verb.lower : `${verb.lower.replace(/e$/, "")}ing`
  return noun.length > 2 && noun.length < 15 ? conceptOf(`${noun}${doing}`) : null
}
