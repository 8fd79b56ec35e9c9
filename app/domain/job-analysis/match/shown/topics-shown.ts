import type { Topic } from "../../../language/topics/topic"
import { askedWordOf, toldOf, wordsToldOf } from "../../../language/topics/topics"
import { onlyNames } from "../record/named-only"
import type { RecordIndex, Unit } from "../record/record-index"
import { tellsDeed, tellsFigure } from "../record/tells-deed"
import type { Terms } from "../requirement/terms"
import type { Note } from "./skills-shown"

/** The share of a topic's weight for words that mention it without telling what the person did. */
const mentioned = 0.5
/** An action with a figure comes before words beside an action, and several words of a topic before a single one. */
const ranked = { own: 0.5, figure: 0.25, word: 0.2 }
const mostWords = 3

/**
 * The weight of the topics that a record shows in ordinary words: "absence" by sick days, "voids" by empty flats. A
 * topic is shown by an action in the same sentence or in the next one of the same answer.
 */
export function topicsShown({ topics }: Terms, { units, bySkill }: RecordIndex, note: Note): number {
  return topics.reduce((total, { topics: any, asked, names, weight }) => {
    let shown = 0
    for (const { concept } of names)
      for (const { unit, name } of bySkill.get(concept) ?? []) {
        shown = weight
        note(unit, weight, { code: "same_words", words: [name] }, asked)
      }
    for (const [at, unit] of units.entries()) {
      const yours = tellsOf(any, unit)
      if (yours === null) continue
      const own = weight * shareOf(unit)
      shown = Math.max(shown, own)
      const rank = rankOf(any, unit)
      const isSame = yours.toLowerCase() === asked.toLowerCase()
      const because = isSame
        ? { code: "same_words" as const, words: [yours] }
        : { code: "related" as const, asked, yours }
      note(at, own + rank, because, asked)
    }
    return total + shown
  }, 0)
}

const rankOf = (any: readonly Topic[], { text }: Unit): number =>
  (tellsDeed(text) ? ranked.own : 0) +
  (/\d/.test(text) ? ranked.figure : 0) +
  ranked.word * Math.min(mostWords, wordsToldOf(any, text))

/** An entry that only names something shows a topic by the topic's own name, and never an employer. */
export function tellsOf(any: readonly Topic[], { text, field }: Unit): string | null {
  if (field === "employer" || field === "role" || field === "title") return null
  return onlyNames(field) ? askedWordOf(any, text) : toldOf(any, text)
}

/** Whether a unit tells an action, itself or in the next sentence of the same answer. */
export const tellsDeedNear = ({ text, next }: Unit): boolean =>
  tellsDeed(text) || tellsFigure(text) || (next !== undefined && tellsDeed(next))

const shareOf = (unit: Unit): number => (onlyNames(unit.field) || tellsDeedNear(unit) ? 1 : mentioned)
