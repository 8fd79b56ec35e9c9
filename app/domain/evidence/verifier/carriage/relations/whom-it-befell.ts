import { positionsOf } from "../../../../language/doers/positions"
import { looksLikeVerb } from "../../../../language/verbs/verbs"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import type { ReadClause, Reading } from "../../reading/reading"

const be = /^(?:am|is|are|was|were|been|got|get|gets)$/
const self = /^(?:me|us)$/

/** The object of a verb: the person, somebody or something else, or not stated. */
function befell(tokens: Token[], at: number): "person" | "other" | null {
  const behind = tokens.slice(at + 1, at + 4)
  const before = tokens.slice(Math.max(0, at - 4), at)
  if (before.some(({ lower }) => be.test(lower)))
    return before.some(({ lower }) => /^(?:i|we|i'm)$/.test(lower)) ? "person" : "other"
  if (behind.some(({ lower }, place) => self.test(lower) && place < 1) || /\band (?:me|us)\b/.test(wordsOf(behind)))
    return "person"
  // "shadowed by a student": a note that leaves out "I was".
  return behind[0]?.kind === "word" && behind[0].lower !== "by" ? "other" : null
}

const wordsOf = (tokens: Token[]) => tokens.map(({ lower }) => lower).join(" ")

/**
 * "They have been booked", from "they booked me", or "praised me", from "praised the team": the action is the same, but
 * its object is somebody else.
 */
export function befellAnother(stated: Reading, clause: ReadClause, used: Known[]): Token | undefined {
  if (clause.agent !== "other") return undefined
  for (let at = clause.first + 1; at < clause.last; at++) {
    const token = stated.tokens[at]
    if (!token?.content || !looksLikeVerb(token.lower)) continue
    const isPassive = stated.tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => be.test(lower))
    const isOnPerson = self.test(stated.tokens[at + 1]?.lower ?? "")
    if (!isPassive && !isOnPerson) continue
    const told = used.flatMap(({ tokens }) => positionsOf(tokens, token.concept).map((place) => befell(tokens, place)))
    const mine = isOnPerson ? "person" : "other"
    if (told.length > 0 && told.every((one) => one !== null && one !== mine)) return token
  }
  return undefined
}
