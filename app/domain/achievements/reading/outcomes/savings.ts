import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { isBare } from "../amounts/measures"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"
import { isOwnDeed } from "./own-deed"

/** "…, saves us around $900 a month", "that saves 4 hours a week": the saving from the action before it. */
export function savingOf(talk: Talk, { first, last, sentence, lead, mood }: Told, at: number): Said | null {
  if (mood !== "done" && mood !== "ongoing") return null
  const { words } = talk
  let verb = first
  while (verb < last && opening.test(words[verb]?.lower ?? "")) verb++
  const lower = words[verb]?.lower ?? ""
  if (!/^(?:saves|saved)$/.test(lower) || /^(?:who|if|when|because)$/.test(lead)) return null
  const start = /^(?:us|me|them)$/.test(words[verb + 1]?.lower ?? "") ? verb + 2 : verb + 1
  // "saved 40 boxes": a rescue. "and saved £300": an action of its own.
  const amounts = figuresIn(talk, start, last)
  const isMeasured =
    amounts.some((amount) => amount.unit !== "count" || isBare(talk, amount)) ||
    time.test(lowerText(words, { first: start, last }))
  if (!isMeasured || words[start]?.lower === "up" || (lower === "saved" && words[verb - 1]?.lower === "and"))
    return null
  const before = talk.clauses.findLast((clause, back) => back < at && clause.verb >= 0 && !reason.test(clause.lead))
  if (!isOwnDeed(before, sentence)) return null
  const phrase = phraseOf(talk, [start, last], null)
  if (!phrase) return null
  const text = `which ${lower} ${phrase.text}`
  return { text, count: countWords(text), belongs: true }
}

const opening = /^(?:and|so|which|that|it|this|now)$/
/** Clauses between an action and its effect that describe its object or its reason. */
const reason = /^(?:because|since|as|that|which|who|where)$/
const time = /\b(?:an?|half an?) (?:minute|hour|day|week|morning|afternoon|shift)\b/
