import { meaningsOf } from "../../../language/words/lexicon"
import type { RecordIndex } from "../record/record-index"
import type { Terms } from "../requirement/terms"
import type { Shared } from "./best-evidence"
import type { Note } from "./skills-shown"
import { isVague } from "./vague"

/** A related word counts half. */
const relatedWeight = 0.5

/** Long sentences are repetitive: of many words, half of them is enough. Beside named things, two are. */
export const mostWords = ({ words, skills, topics }: Pick<Terms, "words" | "skills" | "topics">) =>
  skills.length + topics.length > 0 ? 2 : Math.max(5, words.length / 2)

/** The highest share of the remaining words in a single piece of evidence. */
export function wordsShown(
  { words, skills, topics }: Terms,
  { byConcept, byMeaning }: RecordIndex,
  note: Note,
): number {
  const most = mostWords({ words, skills, topics })
  const counts = new Map<number, { weight: number; shared: Shared[] }>()
  for (const { concept, text, also } of words) {
    const here = new Map<number, { weight: number; concept: string }>()
    for (const own of [...also, concept])
      for (const unit of byConcept.get(own) ?? []) here.set(unit, { weight: 1, concept: own })
    for (const near of nearConcepts(text, concept, byMeaning))
      for (const unit of byConcept.get(near) ?? [])
        if (!here.has(unit)) here.set(unit, { weight: relatedWeight, concept: near })
    for (const [unit, { weight, concept }] of here) {
      const before = counts.get(unit) ?? { weight: 0, shared: [] }
      counts.set(unit, { weight: before.weight + weight, shared: [...before.shared, { asked: text, concept }] })
    }
  }
  let reached = 0
  for (const [unit, { weight, shared }] of counts) {
    if (isVague(shared, words, skills)) continue
    reached = Math.max(reached, Math.min(weight, most))
    note(unit, Math.min(weight, most), { code: "shared", shared })
  }
  return reached
}

function nearConcepts(word: string, own: string, byMeaning: RecordIndex["byMeaning"]): Set<string> {
  const near = new Set<string>()
  for (const id of meaningsOf(word.toLowerCase()).own)
    for (const concept of byMeaning.get(id) ?? []) if (concept !== own) near.add(concept)
  return near
}
