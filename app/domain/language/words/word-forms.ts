import { meansFell, misspellings } from "../misspellings"
import { conceptOf } from "./concepts"
import { functionWords, heavyAdverbs, lightWords } from "./function-words"
import { shortForms } from "./short-forms"

/** The form of a written word, independent of its context. */
export interface WordForm {
  written: string
  /** Lower case, with straight apostrophes and no possessive ending. */
  lower: string
  /** The concept: alias, synonym group or stem. */
  concept: string
  kind: "word" | "number" | "mark"
  /** Begins with a capital, other than "I". */
  capital: boolean
  /** Spelled as a name in any position, with capitals or digits inside: "AWS", "iOS", "B2B", "C++". */
  shaped: boolean
  /** A content word: neither a function word nor mere coloring. */
  content: boolean
}

const pattern =
  /(?<![\p{L}\d.)])\.\d+|\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,'’]\d+)*|(?:\p{L}\.){2,}|[#@]?\p{L}[\p{L}\p{M}\d]*(?:(?:['’.&][\p{L}\d]+)|-\d+\b|\+{1,2}(?!\w)|#(?!\w)|[²³])*|[^\s]/gu

/** Visits the words, numbers and marks of a text in order. `glued` is true if no space precedes. */
export function eachWord(text: string, visit: (written: string, glued: boolean) => void) {
  const meant = text.includes("felt") ? text.replace(meansFell, "fell") : text
  const arrows = meant.includes(">") ? meant.replace(/(?<![-=])[-=]+>/g, " → ") : meant
  const joined = joinPrefixes(joinLetters(expand(arrows)))
  let end = -1
  pattern.lastIndex = 0
  for (let match = pattern.exec(joined); match; match = pattern.exec(joined)) {
    const glued = match.index === end
    end = match.index + match[0].length
    visit(match[0], glued)
  }
}

const cacheLimit = 20_000
/** A longer word has no inflected forms and is not cached. */
const longestWord = 60
const cache = new Map<string, WordForm>()

/** The form of a written word, independent of its context. The cache is only for speed. */
export function formOf(written: string): WordForm {
  const known = cache.get(written)
  if (known) return known
  const typed = lowered(written)
  const lower = misspellings.get(typed) ?? (typed === written ? (shortForms.get(typed) ?? typed) : typed)
  const kind = /^\.?\d/.test(written) ? "number" : /\p{L}/u.test(written) ? "word" : "mark"
  const form: WordForm = {
    written,
    lower,
    kind,
    concept: kind !== "word" ? "" : written.length > longestWord ? lower : conceptOf(lower),
    content: kind === "word" && !functionWords.has(lower) && !isLight(lower),
    capital: kind === "word" && lower !== "i" && /^[#@]?\p{Lu}/u.test(written),
    shaped: kind === "word" && written.length > 1 && /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}|\p{L}\d|[+#]$/u.test(written),
  }
  if (written.length > longestWord) return form
  if (cache.size >= cacheLimit) cache.clear()
  cache.set(written, form)
  return form
}

/** Lower case, without accents, leading # or @, and possessive ending. Most words need only the first step. */
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

/** "re-opened" is one word. "co-led" is split, because "co" says that others shared in it. */
function joinPrefixes(text: string): string {
  return !text.includes("-") ? text : text.replace(/\b(re|pre|multi|inter|anti|sub|over|under|e)-(?=[a-z])/gi, "$1")
}

/** "A/B tests" and "AB tests" are the same. */
function joinLetters(text: string): string {
  return text.includes("/") ? text.replace(/\bA\/B\b/gi, "AB").replace(/\bw\//g, "w ") : text
}

const contracted: Record<string, string> = { m: "am", ve: "have", re: "are", ll: "will" }

/** "I've" as "I have", "we're" as "we are": one form for contractions and full forms. */
function expand(text: string): string {
  if (!/['’](?:m|ve|re|ll)\b/i.test(text)) return text
  const pronoun = /\b(I|we|you|they|he|she|it|who)['’](m|ve|re|ll)\b/gi
  return text.replace(pronoun, (_, who: string, end: string) => `${who} ${contracted[end.toLowerCase()] ?? ""}`)
}

function isLight(lower: string): boolean {
  if (lightWords.has(lower)) return true
  return lower.length > 5 && lower.endsWith("ly") && !heavyAdverbs.has(lower)
}
