import { lowerText } from "../../../language/talk/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/reading-copy"
import { inside } from "../phrases/wording"
import type { Change } from "./changes"

const moved =
  /^(?:and |so |but )?(?:the |our |my )?((?:\p{L}+ ){1,3}?)(?:has |have |had )?((?:roughly |nearly |almost |about |more than )?(?:doubled|tripled|trebled|quadrupled|halved|risen|rose|grown|grew|fallen|fell|dropped|increased|decreased))$/u
const past: Record<string, string> = { risen: "rose", grown: "grew", fallen: "fell" }

/** "Lending has nearly doubled, from 60 books a week to 120": what moved is named before the comma. */
export function ofWhatMoved({ words, clauses }: Talk, change: Change): Change {
  const [before, own] = [clauses[change.clause - 1], clauses[change.clause]]
  if (!own || !before || change.said || change.firstClause !== change.clause || own.verb >= 0) return change
  if (own.mark !== "," || before.sentence !== own.sentence || words[own.first]?.lower !== "from") return change
  const [, noun = "", verb = ""] = moved.exec(lowerText(words, before)) ?? []
  if (!noun || /^(?:it|they|this|that|which|i|we) $/.test(noun)) return change
  const told = verb.replace(/\p{L}+$/u, (word) => past[word] ?? word)
  return { ...change, said: inside(`${noun}${told}, ${textOf(words.slice(own.first, own.last))}`) }
}
