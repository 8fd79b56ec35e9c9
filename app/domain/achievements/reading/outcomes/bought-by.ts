import { isOtherPerson } from "../../../language/doers/people"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"

const bought = /^(?:added|ordered|bought|booked|signed|renewed|upgraded|extended|doubled|took|asked)$/

/**
 * "Did the review for Calder Trust. They added 4 more sites, another £23k a year": what a named customer did right after
 * the person's action.
 */
export function boughtBy(talk: Talk, clause: Told, at: number): Said | null {
  const { words, clauses } = talk
  const isThey = clause.subject !== null && lowerText(words, { first: clause.subject[0], last: clause.verb }) === "they"
  if (!isThey || clause.mood !== "done" || !bought.test(words[clause.verb]?.lower ?? "")) return null
  const deeds = clauses
    .slice(Math.max(0, at - 4), at)
    .filter(({ actor, verb, mood }) => isFirstPerson(actor) && verb >= 0 && mood === "done")
  const name = deeds.map((deed) => customerOf(talk, deed)).find((found) => found !== null)
  if (!name || (deeds[0] && clause.sentence - deeds[0].sentence > 2)) return null
  const sum = clauses[at + 1]
  const isSum = sum?.sentence === clause.sentence && sum.verb < 0 && figuresIn(talk, sum.first, sum.last).length > 0
  const what = phraseOf(talk, [clause.verb, isSum ? sum.last : clause.last], null)
  if (!what || figuresIn(talk, clause.verb, isSum ? sum.last : clause.last).length === 0) return null
  const text = `${shortOf(name)} ${what.text}`
  return { text, count: countWords(text), belongs: true }
}

/** "Calder Trust" as "the trust": named in full just before. */
const shortOf = (name: string) => {
  const last = name.split(" ").at(-1)?.toLowerCase() ?? ""
  return name.includes(" ") && (isOtherPerson(last) || bodies.test(last)) ? `the ${last}` : name
}

const bodies = /^(?:trust|council|college|partners|association|federation|alliance|borough|authority)$/

/** "the review for Calder Trust with their head of finance": the name after "for", "with" or "to". */
function customerOf({ words }: Talk, { verb, last }: Told): string | null {
  const at = words.findIndex(
    ({ lower }, nth) =>
      nth > verb && nth < last && /^(?:for|with|to|at)$/.test(lower) && words[nth + 1]?.capital === true,
  )
  if (at < 0) return null
  let end = at + 1
  while (end < last && words[end]?.capital) end++
  const name = words.slice(at + 1, end).map(({ text }) => text)
  return name.length > 0 && name.length <= 4 ? name.join(" ") : null
}
