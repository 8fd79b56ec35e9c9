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
  /** Begins with a capital, other than "I". */
  capital: boolean
  /** Written as a name wherever it stands: capitals or digits inside ("AWS", "iOS", "B2B", "C++"). */
  shaped: boolean
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
  const joined = joinPrefixes(text)
  pattern.lastIndex = 0
  for (let match = pattern.exec(joined); match; match = pattern.exec(joined)) {
    const written = match[0]
    const glued = tokens.length > 0 && match.index === end
    end = match.index + written.length
    const form = formOf(written)
    const { lower, concept, kind, capital, shaped } = form
    tokens.push({ text: written, lower, concept, kind, capital, shaped, glued, opening, joined: false })
    if (form.kind === "mark") opening = opening || openers.has(written)
    else opening = false
  }
  return joinAliases(tokens)
}

type Form = Pick<Token, "lower" | "concept" | "kind" | "capital" | "shaped">

const cacheLimit = 20_000
const cache = new Map<string, Form>()

/** What a written word is, whatever stands around it. The cache only saves time; the answer never changes. */
function formOf(written: string): Form {
  const known = cache.get(written)
  if (known) return known
  const lower = lowered(written)
  const kind = /^\d/.test(written) ? "number" : /\p{L}/u.test(written) ? "word" : "mark"
  const form: Form = {
    lower,
    kind,
    concept: kind === "word" ? conceptOf(lower) : "",
    capital: kind === "word" && lower !== "i" && /^[#@]?\p{Lu}/u.test(written),
    shaped: kind === "word" && written.length > 1 && /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}|\p{L}\d|[+#]$/u.test(written),
  }
  if (cache.size >= cacheLimit) cache.clear()
  cache.set(written, form)
  return form
}

/** Lower case, accents off, a leading # or @ and a possessive ending off. Most words need no more than the first. */
function lowered(written: string): string {
  let lower = written.toLowerCase()
  if (!isPlain(lower)) lower = lower.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'")
  if (lower.startsWith("#") || lower.startsWith("@")) lower = lower.slice(1)
  if (lower.endsWith("'s")) return lower.slice(0, -2)
  return lower.endsWith("'") ? lower.slice(0, -1) : lower
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** "re-opened" is one word. "co-led" comes apart: the "co" tells that others shared in it. */
function joinPrefixes(text: string): string {
  return !text.includes("-") ? text : text.replace(/\b(re|pre|multi|inter|anti|sub|over|under|e)-(?=[a-z])/gi, "$1")
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
