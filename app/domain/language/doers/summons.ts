import type { Token } from "../words/tokens"
import { endsSentence } from "./doer"

/**
 * The person who calls somebody to work does not do the work; a superior or a colleague may continue with their own
 * actions.
 */
const call =
  /^(?:and |then |so )?(?:(?:the|an?|my|our) )?(?:(?!manager|boss|head|director|supervisor|lead|colleague|owner|chief|ceo|he |she |they )\p{L}+ ){1,2}(?:called|rang|phoned|paged|fetched) (?:me|us) (?:out|to|for)\b(?! (?:an? |the )?(?:meeting|chat|call|talk|office|catch))/u

/** Verbs for what callers do themselves. */
const ofCaller =
  /^(?:said|told|asked|thanked|gave|offered|paid|wanted|needed|left|let|reckoned|complained|screamed|shouted|cried|begged|moaned|apologi[sz]ed|explained|reported|claimed|thought|hung|waited|announced|was|were|had|got|loved|liked|tried|found|saw)$/

/**
 * "police called me to a flat, opened the lock": the person who was called out acts, unless the callers did it
 * "themselves". `before` are the words of the call, `behind` those from the verb on.
 */
export const isCalledOut = (before: readonly string[], behind: readonly string[]): boolean =>
  !ofCaller.test(behind[0] ?? "") &&
  !behind.slice(0, 12).some((lower) => /^(?:him|her|it|them)sel(?:f|ves)$/.test(lower)) &&
  call.test(before.slice(0, 12).join(" "))

/** The same in a text of evidence, for a verb right after a comma. */
export function isAfterCall(tokens: Token[], first: number, verbAt: number): boolean {
  if (tokens[first]?.text !== "," || verbAt !== first + 1) return false
  const near = Math.max(0, first - 30)
  const start = tokens.slice(near, first).findLastIndex((_, at) => endsSentence(tokens, near + at))
  const said = tokens.slice(start < 0 ? near : near + start + 1, first).map(({ lower }) => lower)
  return isCalledOut(
    said,
    tokens.slice(verbAt, verbAt + 12).map(({ lower }) => lower),
  )
}
