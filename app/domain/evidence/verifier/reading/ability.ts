import { isPast } from "../../../language/verbs/past-tense"
import type { Token } from "../../../language/words/tokens"

const others = /^(?:they|you|he|she|it|everyone|everybody|anyone|anybody|people)$/
const thoughtOnly = /^(?:thought|hoped|wished|said|asked|told|knew|believed|figured|wondered|suggested|proposed)$/

/** "wrote exercises they could do": other people's ability to use the product is not a wish. */
export function isAbility(tokens: Token[], at: number): boolean {
  if (tokens[at]?.lower !== "could") return false
  if (!others.test(tokens[at - 1]?.lower ?? "")) return false
  const before = tokens.slice(Math.max(0, at - 12), at - 1)
  const sentence = before.slice(before.findLastIndex(({ text }) => /^[.!?;\n]$/.test(text)) + 1)
  return (
    sentence.some(({ lower }) => isPast(lower)) &&
    !sentence.some(({ lower }) => thoughtOnly.test(lower) || /^(?:if|whether|how)$/.test(lower))
  )
}

/** "passed at the first try", "as pilot": no attempt that fell short. */
export const countsTries = (tokens: Token[], at: number): boolean =>
  /^(?:try|attempt|pilot)$/.test(tokens[at]?.lower ?? "") &&
  /^(?:as|first|second|third|1st|2nd|3rd|one|last|every|each)$/.test(tokens[at - 1]?.lower ?? "")
