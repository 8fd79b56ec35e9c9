import { lowerText } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

interface Range {
  first: number
  last: number
}

/** "takings used to be £400 a week", without what they are now. */
export const isFormerOnly = (text: string, figures: number): boolean =>
  figures === 1 && / previously (?:was|were|took|cost|had|needed) /.test(text)

/**
 * "so I did that in October, about 60 kids", after the sentence of another action: an amount in a phrase without a verb
 * is of the statement that it follows, so that a line without this statement cannot have it.
 */
export function isOfOtherStatement({ clauses, words }: Talk, told: readonly number[], { first, last }: Range) {
  const [before, own] = [clauses[first - 1], clauses[first]]
  if (!before || before.sentence !== own?.sentence || before.verb < 0 || told.includes(first - 1)) return false
  if (!pointing.test(lowerText(words, { first: before.verb, last: before.last }))) return false
  const isNoted = clauses.slice(first, last + 1).every(({ verb }) => verb < 0)
  return isNoted && told.every((at) => clauses[at]?.sentence !== own.sentence)
}

/** "did that", "went to that": an action whose object was named by somebody else. */
const pointing = /^(?:did|do|done|went|gave|made|took|ran|had|have) (?:to |for |with )?(?:that|this|it|one|so)\b/
