import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import type { Said } from "./outcomes-of-others"

const cleanSince = /^(?:and |but |so )*(?:(?:i|we) )?(?:(?:have|had) )?(?:not|never) \p{L}+ .*\bsince$/u

/** "ive not marked a door since": a trouble that stopped after the action before it. */
export function cleanSinceOf(talk: Talk, clause: Told): Said | null {
  const { words, classes } = talk
  const { first, last, actor } = clause
  if (!(actor === "none" || isFirstPerson(actor)) || !cleanSince.test(lowerText(words, clause))) return null
  const not = words.findIndex(({ lower }, at) => at >= first && at < last && /^(?:not|never)$/.test(lower))
  const had = noneHad(talk, clause, not)
  if (had) return had
  if (!/^(?:past|participle)$/.test(classes[not + 1] ?? "")) return null
  const text = `have ${textOf(words.slice(not, last))}`
  return { text, count: countWords(text), belongs: true }
}

/** "havent had a refused load since | and thats 9 months": none, with the time so far. */
function noneHad({ words, clauses }: Talk, clause: Told, not: number): Said | null {
  if (words[not + 1]?.lower !== "had" || !/^(?:an?|any|one|another)$/.test(words[not + 2]?.lower ?? "")) return null
  const next = clauses[clauses.findIndex(({ first }) => first === clause.first) + 1]
  const [, span] =
    (next?.sentence === clause.sentence &&
      /^(?:and )?(?:that|it) (?:is|was) ((?:about |over |nearly )?(?:\d+|a|an|one|two|three|four|five|six) (?:day|week|month|year)s?)(?: now)?$/.exec(
        lowerText(words, next),
      )) ||
    []
  const thing = textOf(words.slice(not + 3, clause.last - 1))
  const text = span ? `no ${thing} in the ${span.replace(/^an? /, "")} since` : `no ${thing} since`
  return clause.last - 1 > not + 3 ? { text, count: countWords(text), belongs: true } : null
}

/** True if a clause or the next one says so: "bought an extractor and ive not marked a door since". */
export function endsMishap(talk: Talk, { sentence }: Told, at: number): boolean {
  const next = talk.clauses[at + 1]
  return next !== undefined && next.sentence - sentence <= 1 && cleanSinceOf(talk, next) !== null
}
