import type { Doer } from "../doers/doer"
import type { Token } from "../words/tokens"
import { tellsOfNoun } from "./object-relatives"

interface Told extends Doer {
  first: number
  last: number
}

/**
 * The clause whose doer also acts in the next one: "cut two campaigns (5 leads a month) and moved the money", "I
 * dropped three schemes and we are all on one now, wrote the policy". A parenthetical aside and a present state do not
 * provide the doer of what follows, and "Peter, whom I mentored, won" is about Peter.
 */
export function doerBefore(tokens: Token[], clauses: Told[]): Told | undefined {
  const [ahead, last] = [clauses.at(-2), clauses.at(-1)]
  if (!ahead || !last) return last
  if (tellsOfNoun(tokens, last.last, ahead, last)) return { ...ahead, agent: "other", guessed: false }
  const isAside = tokens[last.first]?.text === "(" && tokens[last.last - 1]?.text === ")"
  const at = tokens[last.first]?.lower === "and" ? last.first + 1 : last.first
  const isState = ahead.agent === "own" && tokens[at]?.lower === "we" && tokens[at + 1]?.lower === "are"
  return isAside || isState ? ahead : last
}
