import { looksLikeParticiple, looksLikeVerb } from "../verbs/verbs"
import { functionWords } from "../words/function-words"
import type { Token } from "../words/tokens"
import { type Agent, type Doer, endsSentence, isBe } from "./doer"
import { isOtherPerson } from "./people"

/** "I rebuilt the board, which cut waiting": after a comma, "which" may refer to the whole preceding action. */
export function relativeDoer(tokens: Token[], first: number, before: Doer | undefined): Doer | null {
  const at = tokens[first]?.text === "," ? first + 1 : first
  if (tokens[at]?.lower !== "which" || (at === first && tokens[first - 1]?.text !== ",")) return null
  if (before?.agent !== "own" && before?.agent !== "joint") return null
  if (!looksLikeVerb(tokens[at + 1]?.lower ?? "") || isBe(tokens[at + 1])) return null
  return { agent: before.agent, guessed: before.guessed }
}

/** "Nurse at Elm House who runs …": a line that opens with a role and has no verb describes the person. */
function describesSelf(tokens: Token[], first: number): boolean {
  if (tokens[first]?.lower !== "who") return false
  let start = first
  while (start > 0 && !endsSentence(tokens, start - 1)) start--
  const before = tokens.slice(start, first)
  const opening = before.find((token) => token.kind === "word")?.lower ?? ""
  if (opening === "" || functionWords.has(opening)) return false
  return !before.some((token) => looksLikeVerb(token.lower) || looksLikeParticiple(token.lower) || token.lower === "by")
}

/** "the team that built", "a nurse who ran": the preceding noun is the agent. */
export function relativeAgent(tokens: Token[], first: number): Agent {
  const before = tokens.slice(Math.max(0, first - 4), first)
  if (describesSelf(tokens, first)) return "own"
  // "it was me who".
  if (/^(?:me|myself)$/.test(before.at(-1)?.lower ?? "")) return "own"
  const own = tokens.slice(first + 1, first + 3).map((token) => token.lower)
  if (own.includes("i")) return "own"
  if (own.includes("we")) return "joint"
  if (/^(?:he|she|they)$/.test(own[0] ?? "")) return "other"
  if (tokens[first + 1]?.capital && looksLikeVerb(tokens[first + 2]?.lower ?? "")) return "other"
  // "which a friend of mine won".
  if (/^an?$/.test(own[0] ?? "") && isOtherPerson(own[1] ?? "")) return "other"
  if (before.some((token) => isOtherPerson(token.lower))) return "other"
  return /^who/.test(tokens[first]?.lower ?? "") ? "other" : "thing"
}
