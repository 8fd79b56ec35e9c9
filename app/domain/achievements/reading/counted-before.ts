import type { Talk } from "../../language/talk/read-talk"
import type { Word } from "../../language/talk/reading-copy"

/** "15 of the 18", where "18 trailers" were told before: the noun that the number counts; none where it has its own. */
export function countedBefore({ words, classes, amounts }: Talk, the: number): Word[] {
  const own = amounts.find(({ first, unit }) => first === the + 1 && unit === "count")
  if (
    !own ||
    words[the]?.lower !== "the" ||
    !/^(?:preposition|adverb|mark|past|conjunction)?$/.test(classes[own.last] ?? "")
  )
    return []
  const before = amounts.find(({ value, unit, last }) => unit === "count" && value === own.value && last <= the)
  if (!before) return []
  const noun: Word[] = []
  for (let at = before.last; /^(?:noun|adjective)$/.test(classes[at] ?? "") && noun.length < 3; at++) {
    const word = words[at]
    if (word) noun.push(word)
  }
  return noun
}
