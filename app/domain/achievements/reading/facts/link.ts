import { lowerText } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import type { Change } from "../amounts/changes"
import type { Deed } from "../deeds/deeds"
import { headingBefore } from "../phrases/topics"

const ties =
  /^(?:and |but |also )?(?:so|now|nowadays|since|then|after|afterwards|because|which|that|it|they|this|these|today|with|by|within|from|did (?:it|this|that) by|at the end|in the end|when i left|we are|we have)\b/
const causes = /^(?:because|since|after|when|once|by|so)$/

/**
 * Whether the person linked an action and a change: in one sentence, by a word that refers from one to the other, by a
 * shared topic, or because the action is between the former and the present state. Mere neighbors become two lines,
 * since a result claims a cause.
 */
export function isTied(talk: Talk, deed: Deed, change: Change): boolean {
  const { clauses, words } = talk
  const [own, from, to] = [clauses[deed.clause], clauses[change.firstClause], clauses[change.clause]]
  if (!own || !from || !to) return false
  if (own.sentence === from.sentence || own.sentence === to.sentence) return true
  if (change.firstClause < deed.clause && deed.clause < change.clause) return true
  if (causes.test(own.lead)) return true
  const opening = clauses.find(
    ({ sentence }) => sentence === (deed.clause < change.clause ? to.sentence : own.sentence),
  )
  if (opening && ties.test(lowerText(words, opening))) return true
  const about = new Set(change.topic.filter(({ content }) => content).map(({ concept }) => concept))
  const heading = headingBefore(talk, deed.clause)
  if (heading?.some(({ concept }) => about.has(concept))) return true
  const told = clauses.filter(({ sentence }) => sentence === own.sentence)
  return words.slice(told[0]?.first ?? 0, told.at(-1)?.last ?? 0).some(({ concept }) => about.has(concept))
}

/** In adjacent sentences: both are stated, as two sentences. */
export function isBeside({ clauses }: Talk, deed: Deed, change: Change): boolean {
  const own = clauses[deed.clause]?.sentence ?? 0
  const [from, to] = [clauses[change.firstClause]?.sentence ?? 0, clauses[change.clause]?.sentence ?? 0]
  return Math.abs(to - from) <= 1 && Math.min(Math.abs(from - own), Math.abs(to - own)) <= 1
}
