import { stemmer } from "stemmer"
import { stopWords } from "./word-lists"

/**
 * A word with the characters allowed inside or after it: "R&D", "Node.js", "C++", "3D". Hyphens and slashes split
 * words.
 */
const wordPattern = /\p{L}[\p{L}\p{N}]*(?:[.&'’][\p{L}\p{N}]+)*[+#]*|(?<!\p{N})\p{N}+\p{L}[\p{L}\p{N}]*/gu

/**
 * The words of a text in comparable form: lower-cased, without function words and single letters, reduced by the Porter
 * stemmer, deduplicated, in text order. "Scaling Kubernetes clusters" and "we scale a Kubernetes cluster" have the same
 * terms.
 */
export function termsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(termOf))]
}

/** The words of a text, as written, that `termsOf` reduces to terms. */
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
  return lower.length > 1 && !stopWords.has(lower)
}
