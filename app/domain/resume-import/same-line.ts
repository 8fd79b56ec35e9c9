/** More words than this add a fact. */
const maxMore = 2
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const joining = /^(?:the|a|an|and|or|of|on|in|at|to|for|with|by|from|as|its|their|our)$/

/**
 * Whether a line adds nothing to another one of the same role: it starts with the same word, and all its words and
 * numbers occur there, along with one or two more.
 */
export function isWithin(line: string, held: string): boolean {
  const [own, others] = [line, held].map((text) => wordsOf(text).filter((word) => !joining.test(word)))
  const more = others!.filter((word) => !own!.includes(word))
  return (
    own!.length > 1 &&
    own![0] === others![0] &&
    own!.every((word) => others!.includes(word)) &&
    more.length <= maxMore &&
    !more.some((word) => /^\d|^(?:not?|never|nearly|almost|helped|partly|without)$/.test(word))
  )
}
