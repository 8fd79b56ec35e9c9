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

/** "E L E C T R I C I A N" below the name as one word. Section headings are left as they are. */
export function withWordsOfLetters(lines: Line[]): Line[] {
  return lines.map((line, at) => {
    if (at >= ofHead) return line
    const text = spaced.test(line.text) && kindOfHeading(line.text) === null ? wordsOf(line.text) : null
    return text === null ? line : { ...line, text }
  })
}

/** Null if the letters do not form words. The spaces between words are lost. */
function wordsOf(text: string): string | null {
  const parts = text.split(sign).map((part) => (part.length === 1 ? part : splitWords(part.replaceAll(" ", ""), most)))
  return parts.includes(null) ? null : parts.join(" ").replace(/ ,/g, ",")
}

/** The minimum number of known words in the letters. */
function splitWords(letters: string, limit: number): string | null {
  if (isWord(letters)) return letters
  if (limit <= 1) return null
  let best: string | null = null
  for (let at = 2; at <= letters.length - 2; at++) {
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
