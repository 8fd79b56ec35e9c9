import { lowerText } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import type { Change } from "./changes"

const moved =
  /^(?:and |so |but )?(?:the |our |my )?((?:\p{L}+ ){1,3}?)(?:has |have |had )?(?:roughly |nearly |almost |about |more than )?(?:doubled|tripled|trebled|quadrupled|halved|risen|rose|grown|grew|fallen|fell|dropped|increased|decreased)$/u

/**
 * "Lending has nearly doubled, from 60 books a week to 120": the subject before the comma is what moved, not the books.
 */
export function ofWhatMoved({ words, clauses }: Talk, change: Change): Change {
  const [before, own] = [clauses[change.clause - 1], clauses[change.clause]]
  if (!own || !before || change.said || change.firstClause !== change.clause || own.verb >= 0) return change
  if (own.mark !== "," || before.sentence !== own.sentence || words[own.first]?.lower !== "from") return change
  const noun = moved.exec(lowerText(words, before))?.[1]?.trim().split(" ") ?? []
  if (noun.length === 0 || /^(?:it|they|this|that|which|i|we)$/.test(noun[0] ?? "")) return change
  const start = words.findIndex(({ lower }, at) => at >= before.first && lower === noun[0])
  const to = words.findIndex(({ lower }, at) => at >= change.from.last && at < own.last && lower === "to")
  const fromText = to > change.from.last ? textUpTo(words, own.first + 1, to) : change.fromText
  return start < 0 ? change : { ...change, topic: words.slice(start, start + noun.length), fromText }
}

/** "complaints halved", right before "from 460 a month to 230", which already states the change. */
export const tellsMove = ({ words, clauses }: Talk, at: number, { clause, firstClause }: Change): boolean => {
  const own = clauses[at]
  return own !== undefined && firstClause === clause && at === clause - 1 && moved.test(lowerText(words, own))
}

/** "about 60 books a week": the former level and what it counts, which the topic does not mention. */
const textUpTo = (words: Talk["words"], first: number, last: number) =>
  words
    .slice(first, last)
    .map(({ text }) => text)
    .join(" ")
