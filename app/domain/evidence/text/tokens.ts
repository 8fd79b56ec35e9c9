import { aliasForms, conceptOf } from "./concepts"
import { functionWords, heavyAdverbs, lightWords } from "./function-words"

export interface Token {
  /** As written. */
  text: string
  /** Lower case, straight apostrophes, without a possessive ending. */
  lower: string
  /** What it stands for: alias, synonym group or stem. */
  concept: string
  kind: "word" | "number" | "mark"
  /** No space stands before it. */
  glued: boolean
  /** It opens a sentence or follows a label, so a capital there says nothing. */
  opening: boolean
  /** The first token of a name or term of several words carries its concept; the others carry none. */
  joined: boolean
}

const pattern =
  /\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,'’]\d+)*|(?:\p{L}\.){2,}|[#@]?\p{L}[\p{L}\p{M}\d]*(?:(?:['’.&][\p{L}\d]+)|-\d+\b|\+{1,2}(?!\w)|#(?!\w)|[²³])*|[^\s]/gu

const openers = new Set([".", "!", "?", ":", "•", "–", "—", "-", "*", "“", '"', "(", "\n", "|"])

/** Splits a text into words, numbers and marks. Hyphened words come apart, except after prefixes such as "re-". */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  let opening = true
  for (const match of joinPrefixes(text).matchAll(pattern)) {
    const written = match[0]
    const glued = tokens.length > 0 && match.index === end
    end = match.index + written.length
    const kind = /^\d/.test(written) ? "number" : /[\p{L}]/u.test(written) ? "word" : "mark"
    const lower = lowered(written)
    tokens.push({
      text: written,
      lower,
      kind,
      glued,
      opening,
      joined: false,
      concept: kind === "word" ? conceptOf(lower) : "",
    })
    if (kind === "mark") opening = opening || openers.has(written)
    else opening = false
  }
  return joinAliases(tokens)
}

function lowered(written: string): string {
  return written
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .replace(/^[#@]/, "")
    .replace(/'s$|'$/, "")
}

/** "re-opened" is one word. "co-led" comes apart: the "co" tells that others shared in it. */
function joinPrefixes(text: string): string {
  return text.replace(/\b(re|pre|multi|inter|anti|sub|over|under|e)-(?=[a-z])/gi, "$1")
}

function joinAliases(tokens: Token[]): Token[] {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const forms = token && !token.joined ? aliasForms.get(token.lower) : undefined
    const form = forms?.find(({ parts }) => parts.every((part, offset) => partMatches(tokens, at + offset, part)))
    if (!token || !form) continue
    if (form.parts.length === 1 && ambiguous.has(token.lower) && token.text !== token.text.toUpperCase()) continue
    token.concept = form.concept
    for (let offset = 1; offset < form.parts.length; offset++) {
      const follower = tokens[at + offset]
      if (follower) Object.assign(follower, { concept: form.concept, joined: true })
    }
  }
  return tokens
}

/** Short forms that are also ordinary words count as names only in capitals. */
const ambiguous = new Set(["us", "it", "la", "ed", "er", "ma", "ba", "go", "pos", "sen", "un", "bs", "node", "react"])

function partMatches(tokens: Token[], at: number, part: string): boolean {
  const token = tokens[at]
  return token !== undefined && (token.lower === part || (part.endsWith("s") === false && token.lower === `${part}s`))
}

export function isContent(token: Token): boolean {
  if (token.kind !== "word" || functionWords.has(token.lower)) return false
  return !isLight(token.lower)
}

function isLight(lower: string): boolean {
  if (lightWords.has(lower)) return true
  return lower.length > 5 && lower.endsWith("ly") && !heavyAdverbs.has(lower)
}
