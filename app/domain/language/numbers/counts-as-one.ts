import { looksLikeVerb } from "../verbs/verbs"
import { functionWords } from "../words/function-words"
import type { Token } from "../words/tokens"
import { numberWord } from "./number-words"

/** "one" counts before its noun, "one ward", or as the end of a change, "from nine to one"; not "one of us", "this one". */
export function countsAsOne(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]
  const before = tokens[at - 1]?.lower ?? ""
  // "from nine to one"
  const start = tokens[at - 2]
  if (
    before === "to" &&
    tokens[at - 3]?.lower === "from" &&
    start &&
    (start.kind === "number" || numberWord(start.lower))
  )
    return true
  if (functionWords.has(next?.lower ?? "") && next?.lower !== "and") return false
  if (next?.lower === "-" || next?.lower === "million" || next?.lower === "hundred" || next?.lower === "thousand")
    return true
  if (/^(this|that|the|which|each|every|any|no|first|last|other|new|old|good|big|small|biggest|best)$/.test(before))
    return false
  // "a one day course".
  if (next?.lower === "day" && tokens[at + 2]?.content && !looksLikeVerb(tokens[at + 2]?.lower ?? "")) return true
  return next?.kind === "word" && !/^(of|is|was|who|that|day|to|and|or|in|on|by|which|for)$/.test(next.lower)
}
