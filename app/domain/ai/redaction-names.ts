import type { HiddenPattern, PersonToHide } from "./person-to-hide"
import { escaped, isOrdinaryWord } from "./redaction-words"

/** Name particles that are not names on their own. */
const particles = new Set(
  "van von der den del dos das bin ibn al el la le de da di du of the y e und zu ter ten st".split(" "),
)

/** Scripts that write words without spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * Every mention of the user's name: the full name, also run together ("adapark"), the first and last name, and the
 * parts of a double name, with and without accents, in any letter case. A part that is an ordinary word or only one or
 * two letters long matches only if capitalized. A following 's is kept.
 */
export function namePatterns({ firstName, lastName }: PersonToHide): HiddenPattern[] {
  const first = firstName.trim()
  const last = lastName.trim()
  const both = first && last ? new Set([...joined(first, last), ...joined(last, first)]) : new Set<string>()
  const wholes = [...new Set([first, last])].filter(Boolean)
  const parts = new Set(wholes.flatMap((name) => name.split(/[\s\-‐–.'’]+/u)))
  return [
    ...[...both].map((source) => pattern(source, `${first}${last}`)),
    ...wholes.map((name) => (hasLetter(name) ? mention(name, isOrdinaryWord(name) || letters(name) < 3) : null)),
    ...[...parts].filter((part) => isPart(part) && !wholes.includes(part)).map((part) => mention(part, true)),
  ].filter((found) => found !== null)
}

function joined(one: string, other: string): string[] {
  const [a, b] = [spelled(one), spelled(other)]
  return hasLetter(one) && hasLetter(other) ? [`${a}(?:[\\s,]+(?:\\p{L}\\.?\\s+)?|[\\s._\\-‐–]*)${b}`] : []
}

const hasLetter = (text: string) => /\p{L}/u.test(text)
const letters = (text: string) => [...text.matchAll(/\p{L}/gu)].length
const isPart = (part: string) => letters(part) > 2 && !particles.has(part.toLowerCase())

function mention(name: string, onlyCapitalized: boolean): HiddenPattern {
  const found = pattern(spelled(name), name)
  // A script without letter case cannot require capitals.
  const hasCase = name.toLowerCase() !== name.toUpperCase()
  return onlyCapitalized && hasCase ? { ...found, spare: (match) => !/^[^\p{L}]*\p{Lu}/u.test(match) } : found
}

function pattern(source: string, name: string): HiddenPattern {
  return { pattern: new RegExp(source, "giu"), isWord: !unspaced.test(name) }
}

/**
 * Builds the pattern of a name: with its accents, composed or decomposed, and without them, and with any kind of space,
 * hyphen or apostrophe.
 */
function spelled(name: string): string {
  const forms = [name.normalize("NFC"), name.normalize("NFD"), name.normalize("NFD").replace(/\p{M}/gu, ""), name]
  const sources = [...new Set(forms)].filter(Boolean).map((form) =>
    escaped(form)
      .replace(/[\s\-‐–]+/gu, "[\\s\\-‐–]+")
      .replace(/['’ʼ]/gu, "['’ʼ]"),
  )
  return `(?:${sources.join("|")})`
}
