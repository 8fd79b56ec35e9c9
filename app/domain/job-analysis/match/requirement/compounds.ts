import { conceptOf } from "../../../language/words/concepts"
import type { Token } from "../../../language/words/tokens"

const between = /^(?:the|an?|our|your|their|its|good|new|clear|great)$/

/** "Write copy" is copywriting, "keep the books" bookkeeping: the compounds of a word as a verb and as its object. */
export function compoundsOf(tokens: Token[], at: number): string[] {
  const both = [joined(tokens[at], tokens[next(tokens, at, 1)]), joined(tokens[next(tokens, at, -1)], tokens[at])]
  return both.filter((one) => one !== null)
}

function next(tokens: Token[], at: number, step: 1 | -1): number {
  const beside = at + step
  return between.test(tokens[beside]?.lower ?? "") ? beside + step : beside
}

function joined(verb: Token | undefined, object: Token | undefined): string | null {
  if (verb?.kind !== "word" || !object?.content || !/^[a-z]{3,14}$/.test(verb.lower)) return null
  const noun = object.lower.replace(/(?<=[^s])s$/, "")
  const doing = /ing$/.test(verb.lower) ? verb.lower : `${verb.lower.replace(/e$/, "")}ing`
  return noun.length > 2 && noun.length < 15 ? conceptOf(`${noun}${doing}`) : null
}
