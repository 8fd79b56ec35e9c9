import { isOtherPerson } from "../../../language/doers/people"
import { wordOf } from "../../../language/talk/spelling/reading-copy"
import { classAt, lastLower, lowerAt } from "../../../language/talk/word-classes/word-at"
import { isOwn, kin } from "./owners"
import type { Step, Wording } from "./voice-rule"

/** "rewrote my rota" as "rewrote the rota"; a line ends before "my sister". */
export function possessive(wording: Wording): Step | null {
  const { talk, at, last, word, next, kept } = wording
  if (!isOwn(talk, at, last)) return null
  if (kin.test(next?.lower ?? "")) return "ends"
  if (isNamedFellow(wording)) return 1
  if (next?.lower === "own") return ofOnesOwn(wording)
  if (/^(?:an?|the)$/.test(lastLower(kept))) return 1
  // "my first night" as "a first night"
  const isOneOf = /^(?:my|our)$/.test(word.lower) && /^(?:first|second|third)$/.test(next?.lower ?? "")
  kept.push(wordOf(isOneOf ? "a" : "the", word.from, word.to, false))
  return 1
}

/** "with my colleague Sunita" as "with colleague Sunita" */
function isNamedFellow({ talk, at, next, kept }: Wording): boolean {
  const isWith = lastLower(kept) === "with" && next !== undefined && isOtherPerson(next.lower)
  return isWith && talk.words[at + 2]?.capital === true
}

/** "our own tool" as "an own tool" or "the tool", "on my own" as "alone" */
function ofOnesOwn({ talk, at, word, kept }: Wording): Step {
  const put = (text: string) => wordOf(text, word.from, word.to, false)
  const noun = lowerAt(talk.words, at + 2)
  const isOne = talk.words[at + 2] !== undefined && !noun.endsWith("s") && kept.length === 0
  if (isOne) kept.push(put(/^[aeiou]/.test(noun) ? "an" : "a"))
  const isAlone = !/^(?:noun|adjective)$/.test(classAt(talk.classes, at + 2))
  if (!isAlone && !isOne) kept.push(put("the"))
  else if (lastLower(kept) === "on") kept.splice(-1, 1, put("alone"))
  return 2
}
