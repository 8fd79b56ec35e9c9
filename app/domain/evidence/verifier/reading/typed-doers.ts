import { isOtherPerson } from "../../../language/doers/people"
import type { Clause } from "../../../language/sentences/clauses"
import { isBaseForm, looksLikeVerb } from "../../../language/verbs/verbs"
import type { Token } from "../../../language/words/tokens"

const opening = /^(?:and|but|so|then|the|our|my|a)$/
const starts = /^(?:the|an?|my|our|their|it|them|us|me|her|him|about|all|every)$/
const some = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|both|all|most|some|none)$/

/**
 * Whether another person acts in a clause that was read as the writer's: "Council reduce the questions", in which a
 * verb without an ending has a noun for people before it, and "Two of them work here".
 */
export function isTypedDoer(tokens: Token[], { first, last, agent }: Clause): boolean {
  if (agent !== "own") return false
  const words = tokens.slice(first, last).filter(({ kind }) => kind !== "mark")
  const at = words.findIndex(({ lower }) => !opening.test(lower))
  const [noun, verb, next, more] = words.slice(at, at + 4)
  if (!noun || !verb || !next || at < 0) return false
  if (some.test(noun.lower) && verb.lower === "of" && /^(?:them|these|those)$/.test(next.lower))
    return looksLikeVerb(more?.lower ?? "")
  return isOtherPerson(noun.lower) && isBaseForm(verb.lower) && startsObject(next)
}

function startsObject({ lower, kind, text }: Token): boolean {
  return kind === "number" || /^[$£€]/.test(text) || starts.test(lower)
}
