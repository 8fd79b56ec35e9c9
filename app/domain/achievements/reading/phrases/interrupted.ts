import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

/** The maximum number of clauses of an interruption. */
const longest = 6

const asides = /^(?:once|when|because|after|although|though|as|since|while|before|if|until)$/

/**
 * "31 missed reviews, which, once notices went out, recovered £268k": the index of the lone "which" that a clause takes
 * up after an interruption; -1 if it takes up none.
 */
export function takesUpWhich({ words, clauses, classes }: Talk, at: number): number {
  const own = clauses[at]
  if (own?.lead !== "" || !/^[,)]$/.test(own.mark)) return -1
  const isAside = ({ mark, lead, verb, first, subject }: Told) =>
    mark === "(" ||
    asides.test(lead) ||
    (lead === "and" && subject !== null) ||
    (verb < 0 && /^(?:preposition|adverb)$/.test(classes[first] ?? ""))
  for (let back = at - 1; back >= Math.max(0, at - longest); back--) {
    const clause = clauses[back]
    if (!clause || clause.sentence !== own.sentence) return -1
    if (/^(?:and )?which$/.test(lowerText(words, clause))) return back < at - 1 ? back : -1
    if (!isAside(clause)) return -1
  }
  return -1
}

/** "which, after 3 rounds, went to 7 councils": part of an interruption. */
export const interrupts = (talk: Talk, at: number): boolean =>
  talk.clauses
    .slice(Math.max(0, at - longest), at)
    .some(({ sentence, lead }) => lead === "which" && sentence === talk.clauses[at]?.sentence) &&
  [1, 2, 3, 4, 5].some((behind) => {
    const which = takesUpWhich(talk, at + behind)
    return which >= 0 && which < at
  })
