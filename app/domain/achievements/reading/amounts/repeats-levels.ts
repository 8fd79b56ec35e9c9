import type { Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { countedBy } from "../phrases/topics"
import type { Change } from "./changes"

const units = /^(?:litres?|liters?|kilos?|kilograms?|grams?|tons?|tonnes?|pounds?|bags?|boxes|meters?|metres?|miles?)$/

/**
 * "We had 31 missed collections. I redrew the rounds. It went from 31 to 12": levels that are told again without their
 * subject. What was named last is not what moved: the topic is what the first level counts, and without it there is no
 * change.
 */
export function ofToldLevel(talk: Talk, change: Change): Change | null {
  const { clause: at, firstClause, from, topic } = change
  const own = talk.clauses[at]
  if (!own || at !== firstClause || !isOpen(talk, own)) return change
  const values = (clause: Told) =>
    figuresIn(talk, clause.first, clause.last).filter(({ value }) => value === from.value)
  const level = talk.clauses.slice(0, at).find((clause) => values(clause).length > 0)
  if (!level) return change
  const named = new Set(topic.filter(({ content }) => content).map(({ concept }) => concept))
  const told = talk.clauses.filter(({ sentence }) => sentence === level.sentence)
  const words = talk.words.slice(told[0]?.first ?? 0, told.at(-1)?.last ?? 0)
  if (words.some(({ concept }) => named.has(concept))) return change
  const [amount] = values(level)
  const counted = amount && amount.unit === "count" ? countedBy(talk, amount.last, level.last) : null
  return counted && !units.test(counted[0]?.lower ?? "") ? { ...change, topic: counted } : null
}

const isOpen = ({ words }: Talk, { subject }: Told) =>
  subject === null || /^(?:it|that|this|they)$/.test(words[subject[0]]?.lower ?? "")
