import { functionWords } from "./function-words"
import { otherPeople } from "./people"
import type { Token } from "./tokens"
import { looksLikeParticiple, looksLikeVerb } from "./verbs"

/**
 * Who did what a clause tells: the person (or nobody named, as in a resume line), the person with others, somebody
 * else, or a thing ("waiting times fell").
 */
export type Agent = "own" | "joint" | "other" | "thing"

export interface Clause {
  first: number
  /** One past the last token. */
  last: number
  agent: Agent
}

const breakers = new Set([
  "but",
  "while",
  "whereas",
  "although",
  "though",
  "because",
  "so",
  "until",
  "unless",
  "if",
  "when",
])
const sentenceMarks = new Set([".", "!", "?", ";", "•", "–", "—", "\n", "|", "("])

/** Parts tokens into clauses: where a new verb or a new subject begins, and at marks. */
export function findClauses(tokens: Token[], self: ReadonlySet<string>): Clause[] {
  const clauses: Clause[] = []
  let first = 0
  const close = (last: number) => {
    if (tokens.slice(first, last).some((token) => token.kind !== "mark")) {
      clauses.push({ first, last, agent: agentOf(tokens, first, last, clauses.at(-1), self) })
    }
    first = last
  }
  for (let at = 1; at < tokens.length; at++) {
    if (startsClause(tokens, at, first)) close(at)
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
    if (sentenceMarks.has(token.text)) return true
    if (token.text !== "," || !next) return false
    if (opensWithVerb(tokens, at + 1) && !hasVerb(tokens, first, at)) return false
    return opensAfterComma(tokens, at + 1)
  }
  if (at === first + 1 && tokens[first]?.kind === "mark") return false
  if (breakers.has(token.lower)) return true
  if (token.lower === "and" || token.lower === "then") return opensAfterComma(tokens, at + 1)
  if (token.lower === "who" || token.lower === "which") return true
  if (token.lower === "that") return next !== undefined && (looksLikeVerb(next.lower) || subjects.has(next.lower))
  return false
}

/** "The pharmacist, Helen Croft, built": a verb after a comma belongs to the subject before it. */
function hasVerb(tokens: Token[], first: number, last: number): boolean {
  const own = tokens[first]?.lower === "and" || tokens[first]?.kind === "mark" ? first + 1 : first
  return tokens.slice(own, last).some((token) => looksLikeVerb(token.lower) || looksLikeParticiple(token.lower))
}

function opensWithVerb(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.lower === "then") return opensWithVerb(tokens, at + 1)
  return token !== undefined && looksLikeVerb(token.lower)
}

const subjects = new Set(["i", "we", "they", "he", "she", "it"])

function opensAfterComma(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== "word") return false
  if (subjects.has(token.lower) || looksLikeVerb(token.lower) || looksLikeParticiple(token.lower)) return true
  if (token.lower === "and" || token.lower === "then" || (token.lower.endsWith("ly") && token.lower.length > 4)) {
    return opensAfterComma(tokens, at + 1)
  }
  if (token.lower === "co") return true
  return startsWithSubject(tokens, at)
}

/** "…, the team built": a noun phrase followed closely by a verb. */
function startsWithSubject(tokens: Token[], at: number): boolean {
  for (let offset = 0; offset < 5; offset++) {
    const token = tokens[at + offset]
    if (token?.kind !== "word") return false
    if (offset > 0 && looksLikeVerb(token.lower)) return true
    if (offset > 0 && functionWords.has(token.lower)) return false
  }
  return false
}

function agentOf(
  tokens: Token[],
  first: number,
  last: number,
  before: Clause | undefined,
  self: ReadonlySet<string>,
): Agent {
  const subject: Token[] = []
  let verbAt = -1
  for (let at = first; at < last; at++) {
    const token = tokens[at]
    if (!token || token.kind === "mark") continue
    if (looksLikeVerb(token.lower) || looksLikeParticiple(token.lower)) {
      verbAt = at
      break
    }
    subject.push(token)
  }
  const lowers = subject.map((token) => token.lower)
  const passive = passiveAgent(tokens, Math.max(first, verbAt), last)
  if (passive) return passive
  if (lowers.includes("we")) return "joint"
  if (lowers.includes("i")) return lowers.slice(1).includes("and") ? "joint" : "own"
  if (lowers.length > 0 && lowers.length < 4 && lowers.some((lower) => self.has(lower))) return "own"
  const relative = lowers[0] === "who" || lowers[0] === "which" || lowers[0] === "that"
  if (relative) return relativeAgent(tokens, first)
  if (verbAt < 0) return "own"
  const meaningful = lowers.filter((lower) => !connectors.has(lower))
  if (meaningful.length === 0)
    return lowers.length > 0 && before && !endsSentence(tokens, first)
      ? before.agent
      : startAgent(tokens, first, before)
  if (lowers.some((lower) => prepositions.has(lower)) && prepositions.has(meaningful[0] ?? "")) return "own"
  const head = subject.findIndex((token) => otherPeople.has(token.lower))
  if (head >= 0 && !subject.slice(0, head).some((token) => prepositions.has(token.lower))) return "other"
  if (subject.every((token) => /^\p{Lu}/u.test(token.text)) && !subject[0]?.opening) return "other"
  return "thing"
}

function startAgent(tokens: Token[], first: number, before: Clause | undefined): Agent {
  if (!before || endsSentence(tokens, first)) return "own"
  return before.agent
}

function endsSentence(tokens: Token[], first: number): boolean {
  const mark = tokens[first]
  return mark?.kind === "mark" && mark.text !== "," && mark.text !== "(" && mark.text !== "–" && mark.text !== "—"
}

function relativeAgent(tokens: Token[], first: number): Agent {
  for (let at = first - 1; at >= Math.max(0, first - 4); at--) {
    const lower = tokens[at]?.lower ?? ""
    if (otherPeople.has(lower)) return "other"
  }
  return tokens[first]?.lower === "who" ? "other" : "thing"
}

/** "was led by me / by us / by the manager". */
function passiveAgent(tokens: Token[], from: number, last: number): Agent | null {
  for (let at = from; at < last; at++) {
    const origin = tokens[at]?.lower === "from" && /^(came|comes|come|was|is|were)$/.test(tokens[at - 1]?.lower ?? "")
    if (tokens[at]?.lower !== "by" && !origin) continue
    const next = tokens[at + 1]
    if (next?.kind !== "word") continue
    if (next.lower === "me" || next.lower === "myself") return "own"
    if (next.lower === "us") return "joint"
    const phrase = tokens.slice(at + 1, Math.min(last, at + 5))
    const stop = phrase.findIndex((token) => token.kind !== "word" || prepositions.has(token.lower))
    const nouns = stop < 0 ? phrase : phrase.slice(0, stop)
    if (nouns.some((token) => otherPeople.has(token.lower))) return "other"
    if (/^\p{Lu}/u.test(next.text) && next.text.length > 1) return "other"
  }
  return null
}

const connectors = new Set([
  "and",
  "then",
  "so",
  "but",
  "also",
  "while",
  "when",
  "because",
  "where",
  "to",
  "-",
  "co",
  "not",
  "never",
  "successfully",
  "has",
  "have",
  "had",
  "is",
  "was",
  "now",
  "currently",
  "previously",
  "personally",
  "later",
  "first",
])
export const prepositions = new Set([
  "of",
  "in",
  "on",
  "at",
  "by",
  "for",
  "with",
  "from",
  "to",
  "into",
  "onto",
  "about",
  "through",
  "across",
  "between",
  "among",
  "against",
  "during",
  "before",
  "after",
  "within",
  "without",
  "towards",
  "toward",
  "via",
  "per",
  "as",
  "over",
  "under",
  "using",
  "around",
  "near",
  "than",
  "like",
  "including",
  "alongside",
  "throughout",
  "until",
  "since",
  "versus",
  "vs",
])
