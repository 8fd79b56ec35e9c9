import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"
import { isOwnDeed } from "./own-deed"

/** "wrote it up and we now have a check in the build": what has been in place since the action before it. */
export function nowInPlace(talk: Talk, clause: Told, at: number): Said | null {
  const { words, classes, clauses } = talk
  const isNow = /^(?:and |so )?(?:(?:now )?we (?:now )?have|there is now|now there is) (?:an? |the )/.test(
    lowerText(words, clause),
  )
  if (!isNow || !/\bnow\b/.test(lowerText(words, clause)) || !isOwnDeed(clauses[at - 1], clause.sentence)) return null
  const start = words.findIndex(
    ({ lower }, nth) => nth > clause.verb && nth < clause.last && /^(?:an?|the)$/.test(lower),
  )
  let end = start + 1
  while (end < clause.last && isPart(classes[end], end > start + 1)) end++
  const noun = start < 0 || end < start + 2 ? null : phraseOf(talk, [start, end], null)
  if (!noun || /^(?:the|an?) (?:lot|better|new|good|bit|problem|plan|meeting|chance)\b/.test(noun.text)) return null
  const text = `${noun.text} is now in place`
  return { text, count: countWords(text), belongs: true }
}

/** The words of a noun. After the first, one that could also be a verb is allowed: "a safety check". */
const isPart = (one: string | undefined, isBehind: boolean) =>
  /^(?:noun|adjective|ing|past|participle|number)$/.test(one ?? "") || (isBehind && one === "base")
