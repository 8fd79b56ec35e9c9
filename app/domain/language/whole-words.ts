import { scales } from "./numbers/units"

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
