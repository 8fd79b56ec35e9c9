import { scales } from "./numbers/units"

/**
 * Shortens a text and marks the cut with an ellipsis. It is cut between words and never behind a number, which the rest
 * may continue: "$40 million" must not become "$40…".
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const start = text.slice(0, longest + 1)
  const end = start.lastIndexOf(" ")
  // A word that fills most of the length is cut.
  return `${withoutOpenEnd(start.slice(0, end > longest / 2 ? end : longest))}…`
}

/** The first words of a text, cut by the same rule. */
export function firstWordsOf(text: string, most: number): string {
  const words = text.split(/\s+/)
  return words.length <= most ? text : `${withoutOpenEnd(words.slice(0, most).join(" "))} …`
}

/** A start of a text without the marks and numbers at its end. */
function withoutOpenEnd(start: string): string {
  const words = start.split(" ")
  while (words.length > 1 && !/\p{L}{2}/u.test(words.at(-1) ?? "")) words.pop()
  return words.join(" ").replace(/[.,;:–-]{1,9}$/, "")
}

/** A part of a text, extended at both ends so that it cuts no word and no amount: "$900,000" for "$9" in it. */
export function wholeWordsAt(text: string, at: number, length: number): string {
  let from = at
  let to = at + length
  while (from > 0 && isJoined(text, from)) from--
  while (to < text.length && isJoined(text, to)) to++
  const [next = "", word = ""] = /^[ \u00a0]?(\p{L}{1,9})(?!\p{L})/u.exec(text.slice(to, to + 11)) ?? []
  if (/\d$/.test(text.slice(from, to)) && scales.has(word.toLowerCase())) to += next.length
  return text.slice(from, to)
}

/** Whether a cut between this character and the one before it would be within a word or an amount. */
function isJoined(text: string, at: number): boolean {
  const [before = "", after = ""] = [text[at - 1], text[at]]
  if (/[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}%]/u.test(after)) return true
  if (/\p{N}/u.test(before) && /[.,]/.test(after)) return /\p{N}/u.test(text[at + 1] ?? "")
  if (/[.,]/.test(before) && /\p{N}/u.test(after)) return /\p{N}/u.test(text[at - 2] ?? "")
  return /\p{Sc}/u.test(before) && /\p{N}/u.test(after)
}
