import { isOtherPerson } from "../doers/people"
import { firstAnswer } from "../first-answer"
import { looksLikeParticiple, looksLikeVerb } from "../verbs/verbs"
import { functionWords } from "../words/function-words"
import type { Token } from "../words/tokens"
import { saysThereIs } from "./denials"

export const subjects = new Set(["i", "we", "they", "he", "she", "it"])

/** Whether a token opens a clause; null if the rule does not apply, so the next one is tried. */
type Rule = (token: Token, tokens: Token[], at: number) => boolean | null

const rules: readonly Rule[] = [
  mark,
  someOfThem,
  otherNumber,
  noWord,
  allOfThem,
  mostOfThem,
  noneOfThem,
  subjectOrVerb,
  behindAdverb,
  auxiliary,
  nounWithVerb,
]

/** True if the words behind a comma are a clause of their own: "…, I moved it", unlike "…, the third of them". */
export function opensAfterComma(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && (firstAnswer(rules, token, tokens, at) ?? false)
}

function mark({ kind }: Token): boolean | null {
  return kind === "mark" ? false : null
}

/** "…, two of them new": about a subset of the things just mentioned. */
function someOfThem(_: Token, tokens: Token[], at: number): boolean | null {
  const isOf = tokens[at + 1]?.lower === "of" && /^(?:them|which|whom|these|those)$/.test(tokens[at + 2]?.lower ?? "")
  return isOf ? true : null
}

/** "…, 2 more said no", "…, 190 closed": a different number of people or things did something else. */
function otherNumber({ kind }: Token, tokens: Token[], at: number): boolean | null {
  if (kind !== "number") return null
  const isShare = tokens[at + 1]?.lower === "of" && tokens[at + 2]?.kind === "number"
  if (isShare) return looksLikeVerb(tokens[at + 3]?.lower ?? "")
  const verb = /^(?:more|others|other)$/.test(tokens[at + 1]?.lower ?? "") ? tokens[at + 2] : tokens[at + 1]
  return verb?.kind === "word" && /^(?:said|refused|declined)$/.test(verb.lower)
}

function noWord({ kind }: Token): boolean | null {
  return kind === "word" ? null : false
}

/** "…, and all 4 passed" */
function allOfThem({ lower }: Token, tokens: Token[], at: number): boolean | null {
  if (!/^(?:all|both)$/.test(lower)) return null
  const verb = tokens[at + 1]?.kind === "number" ? at + 2 : at + 1
  return looksLikeVerb(tokens[verb]?.lower ?? "") ? true : null
}

/** "…, most want more of it" */
function mostOfThem({ lower }: Token, tokens: Token[], at: number): boolean | null {
  if (!/^(?:most|some|others|many|few|both)$/.test(lower)) return null
  return /^(?:want|wanted|say|said|think|thought|left|stayed)$/.test(tokens[at + 1]?.lower ?? "") ? true : null
}

/** "…, nobody complained", "…, there are none left" */
function noneOfThem({ lower }: Token, tokens: Token[], at: number): boolean | null {
  return /^(?:neither|nobody|nothing|none|no)$/.test(lower) || saysThereIs(tokens, at) ? true : null
}

/** "…, I moved it", "…, moved it" */
function subjectOrVerb({ lower }: Token): boolean | null {
  return subjects.has(lower) || looksLikeVerb(lower) || looksLikeParticiple(lower) ? true : null
}

/** "…, and quickly moved it" */
function behindAdverb({ lower }: Token, tokens: Token[], at: number): boolean | null {
  const isAdverb = lower.endsWith("ly") && lower.length > 4
  return lower === "and" || lower === "then" || isAdverb ? opensAfterComma(tokens, at + 1) : null
}

/** "…, would have moved it", "…, co-wrote it" */
function auxiliary({ lower }: Token): boolean | null {
  return lower === "co" || /^(would|could|should|will|might|may|can|did|do|does)$/.test(lower) ? true : null
}

/** "…, the team built": a noun phrase with a verb close after it. */
function nounWithVerb(_: Token, tokens: Token[], at: number): boolean {
  for (let offset = 0; offset < 5; offset++) {
    const token = tokens[at + offset]
    if (token?.kind !== "word") return false
    if (offset > 0 && looksLikeVerb(token.lower)) return true
    const next = tokens[at + offset + 1]
    if (
      isOtherPerson(token.lower) &&
      next?.kind === "word" &&
      /[^s]s$/.test(next.lower) &&
      !functionWords.has(next.lower)
    )
      return true
    // "…, the old way would be 8".
    if (offset > 0 && /^(?:would|could|should|might)$/.test(token.lower)) return true
    if (offset > 0 && functionWords.has(token.lower)) return false
  }
  return false
}
