import { classAt, lastLower, lowerAt } from "../../../language/talk/word-classes/word-at"
import { statementBefore } from "./voice-cuts"
import type { Step, Wording } from "./voice-rule"

const fellows = /^(?:with|for|by|from|to|of|on|at|under|behind|before|after)$/

/**
 * "wrote a guide for them", with an unknown "them": the line omits the pronoun and its phrase, and continues or ends.
 */
export function withoutPronoun(wording: Wording): Step {
  dropPreposition(wording)
  dropBareVerb(wording)
  const { talk, first, last, at, word, kept } = wording
  // "found the pool was keeping them": a statement without its object is left out entirely.
  if (talk.classes[at - 1] === "ing" && talk.classes[at - 2] === "be" && kept.length > 2) return "says nothing"
  const statement = statementBefore(talk, first, at)
  if (statement > 0) {
    kept.splice(kept.findLastIndex(({ from }) => from < statement) + 1)
    return "ends"
  }
  const isObject = at + 1 >= last || /^(?:me|us|it|them)$/.test(word.lower)
  return isObject && fellows.test(lowerAt(talk.words, at - 1)) ? 1 : "ends"
}

/** "a rack with the sizes on it": "with the sizes" alone would mean something else. */
function dropPreposition({ kept }: Wording): void {
  const isPlaced = fellows.test(lastLower(kept))
  while (fellows.test(lastLower(kept))) kept.pop()
  const addition = isPlaced ? kept.findLastIndex(({ lower }) => lower === "with") : -1
  if (addition > 0 && kept.length - addition <= 3 && kept.at(-1)?.kind === "word") kept.splice(addition)
}

/** "…the supervisors to do them": "to do" is incomplete without its object. */
function dropBareVerb({ talk, at, kept }: Wording): void {
  const isCut = /^(?:base|do)$/.test(classAt(talk.classes, at - 1)) || /^(?:let|have|make)$/.test(lastLower(kept))
  if (isCut && kept.at(-2)?.lower === "to") kept.splice(-2)
}
