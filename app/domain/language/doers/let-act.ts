import { isBaseVerb } from "../verbs/past-tense"
import { looksLikeVerb } from "../verbs/verbs"
import type { Token } from "../words/tokens"
import { isOtherPerson } from "./people"

/** "let them set up the stand", "watched her run the session": an action by somebody else starts here. */
export function isLetAct(tokens: Token[], at: number): boolean {
  if (!/^(?:let|lets|letting|watched|saw)$/.test(tokens[at - 1]?.lower ?? "")) return false
  const isThem = /^(?:them|him|her)$/.test(tokens[at]?.lower ?? "")
  const isNoun = /^(?:the|my|our)$/.test(tokens[at]?.lower ?? "") && isOtherPerson(tokens[at + 1]?.lower ?? "")
  const verb = tokens[at + (isThem ? 1 : 2)]?.lower ?? ""
  return (isThem || isNoun) && (looksLikeVerb(verb) || isBaseVerb(verb))
}
