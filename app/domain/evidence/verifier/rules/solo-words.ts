import type { Clause } from "../../../language/sentences/clauses"
import type { Token } from "../../../language/words/tokens"
import { words } from "../../../language/words/word-list"

const enabling = /^(?:let|lets|letting|allow|allows|allowed|allowing|enabl\w+|help|helps|helped|helping)$/
const soloWords = words("single-handedly singlehandedly solely alone independently sole myself")

/** Words that claim the whole action for the person alone. */
export function soloWord(tokens: Token[], clause: Clause): string | null {
  const found = tokens.slice(clause.first, clause.last).find((token, at, all) => {
    // "teaching myself Spanish" is solitary by nature; "lets marketing work independently" is about others.
    if (token.lower === "myself" && /^(?:teach|taught|see|consider|introduc|remind|ask)/.test(all[at - 1]?.lower ?? ""))
      return false
    if (token.lower === "independently" && all.slice(0, at).some(({ lower }) => enabling.test(lower))) return false
    if (soloWords.has(token.lower)) return true
    // "on my own", but not "on my own initiative" or "on my own Spanish".
    // "how to run tests on their own": about others.
    if (token.lower === "own" && all[at - 2]?.lower === "on")
      return !all[at + 1]?.content && !/^(?:their|its)$/.test(all[at - 1]?.lower ?? "")
    return token.lower === "single" && all[at + 2]?.lower === "handedly"
  })
  return found?.text ?? null
}
