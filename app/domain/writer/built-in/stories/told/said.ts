import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { isFiller } from "../../../../language/talk/spelling/casual-words"
import { textOf, type Word } from "../../../../language/talk/spelling/reading-copy"

/** A clause that starts with a mere connective: "and", "so", "well". */
export function openingOf(talk: Talk, clause: Told): number {
  let at = clause.first
  for (; at < clause.last; at++) {
    const { lower = "", kind } = talk.words[at] ?? {}
    if (kind !== "mark" && !isFiller(lower) && !/^(?:and|but|so|then|plus|or|though|also|even)$/.test(lower)) break
  }
  return at
}

/** Renders spoken words as written text: without fillers and quotation marks, with verb agreement ("we were"). */
export function render(words: Word[]): string {
  const isKept = ({ lower, text }: Word, at: number) =>
    !/^["*•“”|]$/.test(text) && (!isFiller(lower) || words[at - 1]?.lower === "as")
  return textOf(words.filter(isKept))
    .replace(/\bcan not\b/g, "cannot")
    .replace(/\b(we|they|you) was\b/gi, "$1 were")
    .replace(/\blike (?=about )/g, "")
    .replace(/\blike (?=\d)/g, "about ")
    .replace(/^[,;:\s-]+|[,;:.!?\s-]+$/g, "")
    .replace(/ (?:but|and|so|or)$/, "")
    .replace(/^done (?=\d)/i, "I have done ")
    .replace(/^(old|new) (?=one\b)/i, "the $1 ")
    .replace(/^whole (?=\p{L}+ )/u, "the whole ")
}
