import { firstAnswer } from "../first-answer"
import type { Token } from "../words/tokens"
import { apposed, hasVerb, type Joint, opensWithVerb, type Rule } from "./clause-joint"
import { opensAfterComma } from "./comma-clauses"
import { isRemark } from "./denials"

const sentenceMarks = new Set([".", "!", "?", ";", "•", "\n", "|", "("])

const rules: readonly Rule[] = [
  hyphen,
  dash,
  qualifier,
  briefBrackets,
  abbreviation,
  sentenceMark,
  colon,
  otherMark,
  remark,
  appositionEnd,
]

/** True if a mark ends a clause, so that the next one starts. */
export function markEndsClause(joint: Joint): boolean {
  return firstAnswer(rules, joint) ?? opensAfterComma(joint.tokens, joint.at + 1)
}

/** "moved it - I filed it", unlike "part-time" */
function hyphen({ token, next }: Joint): boolean | null {
  return token.text === "-" ? !token.glued && next?.glued === false : null
}

/** "moved it — I filed it", unlike "2019–2022" */
function dash({ token, next }: Joint): boolean | null {
  if (token.text !== "–" && token.text !== "—") return null
  return !(token.glued && next?.glued && next.kind === "number")
}

/** "a degree (expected 2027)" */
function qualifier({ tokens, at, token }: Joint): boolean | null {
  return /^[,(]$/.test(token.text) && limits(tokens, at + 1) ? false : null
}

/** "the ward (Maple)" */
function briefBrackets({ tokens, at, token }: Joint): boolean | null {
  return token.text === "(" && tokens.slice(at + 1, at + 4).some(({ text }) => text === ")") ? false : null
}

/** "Dr. Lee", "an M.Ed. from the university": the period belongs to the abbreviation. */
function abbreviation({ tokens, at, token, next }: Joint): boolean | null {
  if (token.text !== ".") return null
  const before = tokens[at - 1]?.text ?? ""
  if (/^(?:Dr|Mr|Mrs|Ms|Prof|St)$/.test(before)) return false
  return /\p{L}\.\p{L}/u.test(before) && next && !next.capital ? false : null
}

function sentenceMark({ token }: Joint): boolean | null {
  return sentenceMarks.has(token.text) ? true : null
}

/** "my part: I moved it", unlike "at 9:30" */
function colon({ token, next }: Joint): boolean | null {
  return token.text === ":" ? next?.glued === false : null
}

/** Every mark but a comma before further words. */
function otherMark({ token, next }: Joint): boolean | null {
  return token.text === "," && next ? null : false
}

/** "10 of the 12 passed, not bad for a storeroom": a remark. */
function remark({ tokens, at, first }: Joint): boolean | null {
  return isRemark(tokens, at + 1) && hasVerb(tokens, first, at) ? true : null
}

/** "The pharmacist, Helen Croft, built": the verb belongs to the subject before the apposition. */
function appositionEnd({ tokens, at, first }: Joint): boolean | null {
  return opensWithVerb(tokens, at + 1) && apposed(tokens, first, at) ? false : null
}

/** "MSc in Biology, expected 2027": a trailing qualifier belongs to the words before it. */
function limits(tokens: Token[], at: number): boolean {
  const lower = tokens[at]?.lower ?? ""
  const next = tokens[at + 1]?.lower ?? ""
  if (
    /^(expected|ongoing|pending|incomplete|unfinished|withdrawn|rejected|cancelled|canceled|abandoned|failed|tbc)$/.test(
      lower,
    )
  )
    return true
  if (/^(left|expired|lapsed|quit|withdrew)$/.test(lower)) return /^(after|before|without|in|since|early)$/.test(next)
  if (lower === "in") return next === "progress"
  return (
    lower === "not" &&
    /^(finished|completed|awarded|passed|certified|signed|approved|published|granted|accepted|yet)$/.test(next)
  )
}
