import { lowerText, type Told } from "../../../language/talk/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/reading-copy"
import { isFirstPerson } from "../../../language/talk/talk-clause"
import { countWords } from "../phrases/closed"
import type { Said } from "./outcomes-of-others"

const cleanSince = /^(?:and |but |so )*(?:(?:i|we) )?(?:(?:have|had) )?(?:not|never) \p{L}+ .*\bsince$/u

/** "ive not marked a door since": what stopped happening after the action before it. */
export function cleanSinceOf({ words, classes }: Talk, clause: Told): Said | null {
  const { first, last, actor } = clause
  if (!(actor === "none" || isFirstPerson(actor)) || !cleanSince.test(lowerText(words, clause))) return null
  const not = words.findIndex(({ lower }, at) => at >= first && at < last && /^(?:not|never)$/.test(lower))
  if (!/^(?:past|participle)$/.test(classes[not + 1] ?? "")) return null
  const text = `have ${textOf(words.slice(not, last))}`
  return { text, count: countWords(text), belongs: true }
}

/** True if a clause or the next one says so: "bought an extractor and ive not marked a door since". */
export function endsMishap(talk: Talk, { sentence }: Told, at: number): boolean {
  const next = talk.clauses[at + 1]
  return next !== undefined && next.sentence - sentence <= 1 && cleanSinceOf(talk, next) !== null
}
