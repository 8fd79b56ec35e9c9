import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"

/** "15 of the 18", after "18 trailers": the noun that the number counts; empty if it has its own. */
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

/** "takes an hour and a half. … Hired 4 people, so now 11": a number without a noun counts the noun of its sentence. */
export function countsOther({ amounts, clauses, classes }: Talk, one: Amount, other: Amount): boolean {
  const later = one.first > other.first ? one : other
  const own = clauses.find(({ first, last }) => first <= later.first && later.last <= last)
  const start = clauses.find(({ sentence }) => sentence === own?.sentence)?.first ?? later.first
  return amounts.some(
    ({ first, last, unit, isDate }) =>
      first >= start && last <= later.first && unit === "count" && !isDate && classes[last] === "noun",
  )
}

/** "up to 612 by going round 23 clubs": a number in the means counts something else. */
export function isOfMeans({ words, classes }: Talk, one: Amount, other: Amount): boolean {
  const [from, to] = one.first < other.first ? [one.last, other.first] : [other.last, one.first]
  return words.slice(from, to).some(({ lower }, at) => lower === "by" && classes[from + at + 1] === "ing")
}
