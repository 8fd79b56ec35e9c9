import type { Token } from "../../../../language/words/tokens"

/**
 * Whether a content word is purely grammatical in its position: "no longer", "thanks to", "on-call duty", "bring back".
 */
export function isGrammarAt(tokens: Token[], at: number): boolean {
  const lower = tokens[at]?.lower ?? ""
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  switch (lower) {
    case "longer":
      return before?.lower === "no"
    case "thanks":
    case "owing":
    case "due":
      return next?.lower === "to"
    case "turned":
    case "turns":
      return next?.lower === "out" && tokens[at + 2]?.lower === "to" && tokens[at + 3]?.lower === "be"
    case "duty":
    case "rota":
      return before?.lower === "call"
    case "place":
      return before?.lower === "in" && endsThere(next)
    case "back":
      return (
        before !== undefined && !noun.test(before.lower) && endsThere(next) && !tokens.slice(0, at).some(isLightVerb)
      )
    case "down":
    case "up":
      return next?.lower === "from" && tokens[at + 2]?.kind === "number"
    case "based":
    case "strong":
      return before?.text === "-"
    default:
      return false
  }
}

const noun = /^(?:the|an?|my|our|his|her|their|-)$/

/** In "got 300 back", the particle carries the action. */
const isLightVerb = ({ lower }: Token) =>
  /^(?:g[eo]t|gets|getting|gave|gives?|given|takes?|taken|took|put|came|comes?|went|goes)$/.test(lower)

/** "brought back from", "in place since": no noun follows. */
function endsThere(next: Token | undefined): boolean {
  return next === undefined || next.kind !== "word" || (!next.content && next.lower !== "of")
}
