import { stemmer } from "stemmer"
import { functionWords } from "./word-lists"

/** A word with what may stand inside or after it: "R&D", "Node.js", "C++", "3D"; hyphens and slashes part words. */
const wordPattern = /\p{L}[\p{L}\p{N}]*(?:[.&'’][\p{L}\p{N}]+)*[+#]*|(?<!\p{N})\p{N}+\p{L}[\p{L}\p{N}]*/gu

/**
 * The words of a text that can be compared with another's: lower-cased, function words and single letters left out,
 * stemmed by Porter's algorithm, each once, in the order of the text. "Scaling Kubernetes clusters" and "we scale a
 * Kubernetes cluster" have the same terms.
 */
export function termsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(termOf))]
}

/** The words of a text, as written, that `termsOf` makes its terms of. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(wordPattern)].map(([word]) => word.replace(/['’]s$/, "")).filter(carries)
}

/** The term of one word. */
export function termOf(word: string): string {
  const lower = word.toLowerCase()
  return /^[a-z]+$/.test(lower) ? stemmer(lower) : lower
}

function carries(word: string): boolean {
  const lower = word.toLowerCase().replaceAll("’", "'")
  return lower.length > 1 && !functionWords.has(lower)
}
