import { looksLikeParticiple, looksLikeVerb } from "../verbs/verbs"
import type { Token } from "../words/tokens"
import { type Doer, endsSentence, isBe } from "./doer"
import { passiveAgent } from "./passive-agent"
import { isAfterCall } from "./summons"

/** The agent of a clause without a subject: the agent of the clause before, unless the verb indicates another. */
export function agentGoneOn(
  tokens: Token[],
  { first, verbAt, last }: { first: number; verbAt: number; last: number },
  before: Doer | undefined,
): Doer {
  const told = isBe(tokens[verbAt]) || tokens[verbAt + 1]?.lower === "by"
  const passive = told ? passiveAgent(tokens, verbAt, last) : null
  if (passive) return { agent: passive, guessed: false }
  const own: Doer = { agent: "own", guessed: false }
  if (!before || endsSentence(tokens, first)) return isShared(tokens, first, verbAt) ? { ...own, agent: "joint" } : own
  const { agent, guessed } = before
  if (agent === "thing" && actsOnThing(tokens, first, verbAt)) return own
  if (agent === "other" && isAfterCall(tokens, first, verbAt)) return own
  return agent === "own" && isShared(tokens, first, verbAt) ? { ...own, agent: "joint" } : { agent, guessed }
}

/** "co-wrote the plan" */
const isShared = (tokens: Token[], first: number, verbAt: number) =>
  tokens.slice(first, verbAt).some(({ lower }) => lower === "co")

/** "bundle size was 1.9 MB, got it to 740": a thing does not act on another thing. */
function actsOnThing(tokens: Token[], first: number, verbAt: number): boolean {
  const isHandled =
    /^(?:it|them)$/.test(tokens[verbAt + 1]?.lower ?? "") && !tokens.slice(first, verbAt).some(isRelative)
  return isHandled || tellsNextDeed(tokens, first, verbAt)
}

/**
 * "the rate was 31 %, started sending invites": after a state and a comma, a verb without a subject is the writer's
 * action.
 */
function tellsNextDeed(tokens: Token[], first: number, verbAt: number): boolean {
  if (tokens[first]?.text !== "," || verbAt !== first + 1) return false
  const verb = tokens[verbAt]?.lower ?? ""
  const next = tokens[verbAt + 1]?.lower ?? ""
  if (
    !looksLikeVerb(verb) ||
    /^(?:was|were|is|are|had|has|have|took|takes|cost|costs|meant|needed|saved|got)$/.test(verb)
  )
    return false
  if (!looksLikeParticiple(next) && !/^(?:a|an|the|my|our|all|every|each)$/.test(next)) return false
  let back = first - 1
  while (back > 0 && !endsSentence(tokens, back) && tokens[back]?.text !== ",") back--
  return tokens.slice(back, first).some(isBe)
}

function isRelative({ lower }: Token): boolean {
  return /^(?:which|that|who)$/.test(lower)
}
