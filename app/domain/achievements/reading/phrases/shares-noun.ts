import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

/** "4 euro": a unit is not a topic. */
const isOwnNoun = ({ classes, amounts }: Talk, at: number) =>
  classes[at] === "noun" && !amounts.some(({ first, last }) => first <= at && at < last)

/** True if a noun of the clause was named earlier as the object of the person's work. */
export function sharesNoun(talk: Talk, clause: Told, at: number): boolean {
  const before = new Set<string>()
  for (const earlier of talk.clauses.slice(Math.max(0, at - 8), at))
    for (let word = earlier.first; word < earlier.last; word++)
      if (isOwnNoun(talk, word)) before.add(talk.words[word]?.concept ?? "")
  for (let word = clause.first; word < clause.last; word++)
    if (isOwnNoun(talk, word) && before.has(talk.words[word]?.concept ?? "")) return true
  return false
}
