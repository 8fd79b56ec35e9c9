import { functionWords } from "../../../language/words/function-words"
import { isEntry, meaningsOf } from "../../../language/words/lexicon"
import { kindOfHeading } from "../sections/section-words"
import type { Line } from "./line"

/** Letters with spaces between them, as a PDF has them where they are set wide. */
const spaced = /^(?:[\p{L}/&|·•,-] ){5,40}[\p{L}.]$/u
const sign = /\s*([/&|·•,-])\s*/u
/** The name and the occupation are among the first lines. */
const ofHead = 8
/** The maximum number of words in a part. */
const most = 4

/** The same with letter pairs set close together: "C E RT I F I C AT E S". */
const spacedHeading = /^(?:[\p{L}&/,-]{1,2} ){5,40}[\p{L}]{1,2}$/u

/** A longer line is not a name or a heading. */
const longest = 120
const oneLetter = /^(?:\p{L}\p{M}*|[&/.,'’-])$/u
/** The minimum number of letters of which at least one word is made. */
const least = 4

/** Whether a text is one or more letters, each after a space: "N A M E". */
export const areLetters = (text: string) =>
  text.length <= longest &&
  text
    .trim()
    .split(" ")
    .every((one) => oneLetter.test(one))
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, "").length

/** The words of letters with wider gaps between words: "W O R K   H I S T O R Y". Null if a word is not set that way. */
function wideWords(text: string): string[] | null {
  const words =
    text.length > longest
      ? []
      : text
          .normalize("NFC")
          .trim()
          .split(/\t| {2,}/)
  const areWords = words.some((word) => lettersOf(word) >= least) && words.every(areLetters)
  return areWords ? words.map((word) => word.replaceAll(" ", "")) : null
}

/** Where the gaps between words are wider than those between letters, a line without a wider gap is one word. */
function withWideWords(lines: Line[]): Line[] {
  if (!lines.some(({ text }) => (wideWords(text)?.length ?? 0) > 1)) return lines
  return lines.map((line) => {
    const words = wideWords(line.text)
    return words ? { ...line, text: words.join(" ") } : line
  })
}

/** "E L E C T R I C I A N" below the name and "W O R K H I S T O R Y" as words. */
export function withWordsOfLetters(given: Line[]): Line[] {
  return withWideWords(given).map((line, at) => {
    if (spacedHeading.test(line.text) && kindOfHeading(line.text) !== null)
      return {
        ...line,
        text: partsOf(line.text)
          .map((part) => wordsIn(part) ?? part)
          .join(" ")
          .replace(/ ,/g, ","),
      }
    const text = at < ofHead && spaced.test(line.text) ? wordsOf(line.text) : null
    return text === null ? line : { ...line, text }
  })
}

/** Null if the letters do not form words. The spaces between words are lost. */
function wordsOf(text: string): string | null {
  const parts = partsOf(text).map(wordsIn)
  return parts.includes(null) ? null : parts.join(" ").replace(/ ,/g, ",")
}

const partsOf = (text: string) => text.split(sign).map((part) => part.replaceAll(" ", ""))

const wordsIn = (part: string) => (part.length === 1 ? part : splitWords(part, most))

/** The minimum number of known words in the letters. */
function splitWords(letters: string, limit: number): string | null {
  if (isWord(letters)) return letters
  if (limit <= 1) return null
  let best: string | null = null
  // Prefers the longest first word, because "AWARD SAND HONORS" has just as few words.
  for (let at = letters.length - 2; at >= 2; at--) {
    if (!isWord(letters.slice(0, at))) continue
    const rest = splitWords(letters.slice(at), limit - 1)
    const found = rest && `${letters.slice(0, at)} ${rest}`
    if (found && (best === null || found.split(" ").length < best.split(" ").length)) best = found
  }
  return best
}

function isWord(letters: string): boolean {
  const word = letters.toLowerCase()
  return functionWords.has(word) || isEntry(word) || meaningsOf(word).own.length > 0
}
