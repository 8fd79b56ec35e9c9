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
