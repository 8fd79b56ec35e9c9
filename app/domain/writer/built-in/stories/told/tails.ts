import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { textOf } from "../../../../language/talk/spelling/reading-copy"

/** "mostly by closing the side door", "without a new contract", "using the old sheets": how something was done. */
const manner =
  /^(?:(?:mostly|mainly|partly|simply) )?(?:by \p{L}+ing|without (?:\p{L}+ing|an?|any)|using|instead of|rather than|thanks to) \S/u

/** "so nobody has to ring twice", "so that they can see it": a purpose for its beneficiaries. */
const purpose =
  /^so (?:that )?(?:(?:the|our|each|every|all) )?(?:\p{L}+ ){1,2}(?:can|could|(?:do|does|did|do not|does not|did not) (?:not )?(?:need|have) to|(?:never )?(?:have|has|had|needs?|needed) to|(?:have|has|had) (?:their|one|an?|the)|knows?|knew|gets?|see|sees) \S/u

/**
 * Whether a clause says how or why the preceding action was done. It belongs to that sentence and is not a statement.
 */
export function tellsHowOrWhy({ words }: Talk, { first, last, verb, lead, mark, mood, actor }: Told): boolean {
  const text = textOf(words.slice(first, last)).toLowerCase()
  if (verb < 0) return mood === "done" && /^,?$/.test(mark) && manner.test(text)
  const isOfOthers = actor === "thing" || actor === "other"
  // "so you do not have to ask" is not a denial.
  return (
    lead === "so" && mark === "" && isOfOthers && /^(?:ongoing|done|failed|planned)$/.test(mood) && purpose.test(text)
  )
}
