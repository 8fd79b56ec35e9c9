import { doerOf } from "../doers/agents"
import type { Doer } from "../doers/doer"
import { isLetAct } from "../doers/let-act"
import { isOtherPerson } from "../doers/people"
import { stretches } from "../doers/positions"
import { looksLikeParticiple, looksLikeVerb } from "../verbs/verbs"
import { functionWords } from "../words/function-words"
import type { Token } from "../words/tokens"
import { words } from "../words/word-list"
import { deniesOnlyWhatFollows, deniesThing, isRemark, saysThereIs, tellsOfAverted } from "./denials"
import { doerBefore } from "./doer-before"
import { endsRelative } from "./object-relatives"

export interface Clause extends Doer {
  first: number
  /** One past the last token. */
  last: number
}

const breakers = words("but while whereas although though because cos coz cuz bcoz bc so until unless if when")
const sentenceMarks = new Set([".", "!", "?", ";", "•", "–", "—", "\n", "|", "("])

/** Splits tokens into clauses: at marks, and where a new verb or subject begins. */
export function findClauses(tokens: Token[], self: ReadonlySet<string>): Clause[] {
  const clauses: Clause[] = []
  let first = 0
  const close = (last: number) => {
    if (tokens.slice(first, last).some((token) => token.kind !== "mark")) {
      clauses.push({ first, last, ...doerOf(tokens, first, last, doerBefore(tokens, clauses), self) })
    }
    first = last
  }
  for (let at = 1; at < tokens.length; at++) {
    if (startsClause(tokens, at, first) || endsRelative(tokens, at, first, clauses.at(-1))) close(at)
  }
  close(tokens.length)
  return clauses
}

function startsClause(tokens: Token[], at: number, first: number): boolean {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (!token) return false
  if (token.kind === "mark") {
    if (token.text === "-") return !token.glued && tokens[at + 1]?.glued === false
    if (token.text === "–" || token.text === "—") return !(token.glued && next?.glued && next.kind === "number")
    if (/^[,(–—]$/.test(token.text) && limits(tokens, at + 1)) return false
    if (token.text === "(" && tokens.slice(at + 1, at + 4).some((other) => other.text === ")")) return false
    if (token.text === "." && /^(?:Dr|Mr|Mrs|Ms|Prof|St)$/.test(tokens[at - 1]?.text ?? "")) return false
    // "an M.Ed. from the university": the period belongs to the abbreviation.
    if (token.text === "." && /\p{L}\.\p{L}/u.test(tokens[at - 1]?.text ?? "") && next && !next.capital) return false
    if (sentenceMarks.has(token.text)) return true
    if (token.text === ":") return next?.glued === false
    if (token.text !== "," || !next) return false
    // "10 of the 12 passed, not bad for a storeroom": a remark.
    if (isRemark(tokens, at + 1) && hasVerb(tokens, first, at)) return true
    if (opensWithVerb(tokens, at + 1) && apposed(tokens, first, at)) return false
    return opensAfterComma(tokens, at + 1)
  }
  if (at === first + 1 && tokens[first]?.kind === "mark") return false
  if (breakers.has(token.lower) || /^(who|which|whose|whom)$/.test(token.lower)) return true
  // "complaints halved after I introduced time slots": the person's action beside the result.
  if (
    /^(?:since|after|once)$/.test(token.lower) &&
    /^(?:i|we)$/.test(next?.lower ?? "") &&
    (deniesThing(tokens, first, at) || (hasVerb(tokens, first, at) && opensWithVerb(tokens, at + 2)))
  )
    return true
  if (token.lower === "and" && saysThereIs(tokens, at + 1)) return true
  if (token.lower === "and" || token.lower === "then")
    return opensWithVerb(tokens, at + 1)
      ? !apposed(tokens, first, at)
      : anotherSubject(tokens, first, at) || (hasVerb(tokens, first, at) && opensAfterComma(tokens, at + 1))
  if ((deniesOnlyWhatFollows(tokens, at) || tellsOfAverted(tokens, at)) && hasVerb(tokens, first, at)) return true
  if (opensContact(tokens, at) || isLetAct(tokens, at)) return true
  if (token.lower === "that")
    return (
      next !== undefined &&
      (looksLikeVerb(next.lower) || subjects.has(next.lower) || namedDoer(tokens, at + 1) || bodyDoes(tokens, at + 1))
    )
  return false
}

/** "the files I had prepared": a pronoun and verb directly after a noun. */
function opensContact(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!/^(?:i|we)$/.test(tokens[at]?.lower ?? "") || !before?.content || looksLikeVerb(before.lower)) return false
  const verb = /^(?:had|have|'ve|also)$/.test(tokens[at + 1]?.lower ?? "") ? tokens[at + 2] : tokens[at + 1]
  return looksLikeVerb(verb?.lower ?? "")
}

/** "we meet every week and I observe a lesson": a second pronoun starts a new clause. */
function anotherSubject(tokens: Token[], first: number, at: number): boolean {
  const pronoun = /^(?:i|we|he|she|they)$/
  if (!pronoun.test(tokens[at + 1]?.lower ?? "") || pronoun.test(tokens[at - 1]?.lower ?? "")) return false
  return tokens.slice(first, at - 1).some(({ lower }) => pronoun.test(lower))
}

/** "the rubric that our department agreed on": a noun for people with its verb. */
function bodyDoes(tokens: Token[], at: number): boolean {
  if (!/^(?:our|the|my|their)$/.test(tokens[at]?.lower ?? "")) return false
  const verb = tokens.slice(at + 1, at + 6).findIndex(({ lower }) => looksLikeVerb(lower))
  return verb > 0 && isOtherPerson(tokens[at + verb]?.lower ?? "")
}

/** "the talk that Ravi wrote": a name with its verb. */
function namedDoer(tokens: Token[], at: number): boolean {
  return tokens[at]?.capital === true && looksLikeVerb(tokens[at + 1]?.lower ?? "")
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

const holdsComma = stretches((token) => token.text === ",")
const holdsVerb = stretches((token) => looksLikeVerb(token.lower) || looksLikeParticiple(token.lower))

function apposed(tokens: Token[], first: number, at: number): boolean {
  return holdsComma(tokens, first + 1, at) && !hasVerb(tokens, first, at)
}

/** "The pharmacist, Helen Croft, built": a verb after the comma belongs to the subject before it. */
function hasVerb(tokens: Token[], first: number, last: number): boolean {
  const own = tokens[first]?.lower === "and" || tokens[first]?.kind === "mark" ? first + 1 : first
  return holdsVerb(tokens, own, last)
}

function opensWithVerb(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.lower === "then") return opensWithVerb(tokens, at + 1)
  return token !== undefined && looksLikeVerb(token.lower)
}

const subjects = new Set(["i", "we", "they", "he", "she", "it"])
function opensAfterComma(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || token.kind === "mark") return false
  // "…, two of them new": about a subset of the things just mentioned.
  if (tokens[at + 1]?.lower === "of" && /^(?:them|which|whom|these|those)$/.test(tokens[at + 2]?.lower ?? ""))
    return true
  // "…, 2 more said no", "…, 190 closed": a different number of people or things did something else.
  if (token.kind === "number") {
    const isShare = tokens[at + 1]?.lower === "of" && tokens[at + 2]?.kind === "number"
    if (isShare) return looksLikeVerb(tokens[at + 3]?.lower ?? "")
    const verb = /^(?:more|others|other)$/.test(tokens[at + 1]?.lower ?? "") ? tokens[at + 2] : tokens[at + 1]
    return verb?.kind === "word" && /^(?:said|refused|declined)$/.test(verb.lower)
  }
  if (token.kind !== "word") return false
  // "…, and all 4 passed".
  const behindAll = tokens[at + 1]?.kind === "number" ? at + 2 : at + 1
  if (/^(?:all|both)$/.test(token.lower) && looksLikeVerb(tokens[behindAll]?.lower ?? "")) return true
  // "…, most want more of it".
  if (
    /^(?:most|some|others|many|few|both)$/.test(token.lower) &&
    /^(?:want|wanted|say|said|think|thought|left|stayed)$/.test(tokens[at + 1]?.lower ?? "")
  )
    return true
  if (/^(?:neither|nobody|nothing|none|no)$/.test(token.lower) || saysThereIs(tokens, at)) return true
  if (subjects.has(token.lower) || looksLikeVerb(token.lower) || looksLikeParticiple(token.lower)) return true
  if (token.lower === "and" || token.lower === "then" || (token.lower.endsWith("ly") && token.lower.length > 4)) {
    return opensAfterComma(tokens, at + 1)
  }
  if (token.lower === "co" || /^(would|could|should|will|might|may|can|did|do|does)$/.test(token.lower)) return true
  return startsWithSubject(tokens, at)
}

/** "…, the team built": a noun phrase with a verb close after it. */
function startsWithSubject(tokens: Token[], at: number): boolean {
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
