import { lowerText, type Told } from "../../language/talk/moods"
import type { Talk } from "../../language/talk/read-talk"
import { textOf } from "../../language/talk/reading-copy"
import { countWords, phraseOf } from "./voice"

/** A result as a line tells it. */
export interface Said {
  text: string
  count: number
  /** It says by itself that it belongs: "both passed", "no trip since". */
  belongs: boolean
}

/** "The shank sold 40 plates a week", right behind the sentence of what was done: a figure of a named thing. */
export function followsUp(talk: Talk, clause: Told, at: number): boolean {
  const [before, subject] = [talk.clauses[at - 1], clause.subject]
  if (!before || !subject || clause.actor !== "thing" || clause.sentence !== before.sentence + 1) return false
  const isOwn =
    /^(?:done|ongoing)$/.test(before.mood) && (before.actor === "me" || before.actor === "we" || before.verb < 0)
  const ofAll =
    /^(?:the |our )?(?:whole|company|firm|region|department|school|hospital|trust|group|team|market|industry|average|road|other)\b/
  const isName = subject[1] - subject[0] === 1 && /^\p{Lu}\p{Ll}/u.test(talk.words[subject[0]]?.text ?? "")
  return isOwn && !isName && !ofAll.test(lowerText(talk.words, { first: subject[0], last: subject[1] }))
}

/** "court had given us 16": what others had allowed for it, told in the same sentence. */
export function allowedOf(talk: Talk, { subject, verb, last, actor, mark, lead }: Told, at: number): Said | null {
  const { words, clauses } = talk
  const main = words[verb]?.lower === "had" ? verb + 1 : verb
  const isAllowed = actor === "other" && subject && lead === "" && mark === ","
  if (!isAllowed || !/^(?:gave|given|allowed|quoted|planned|expected)$/.test(words[main]?.lower ?? "")) return null
  const own = clauses[at - 1]
  if (own?.actor !== "me" && own?.actor !== "we") return null
  const who = phraseOf(talk, subject, null)
  const rest = phraseOf(talk, [/^(?:me|us)$/.test(words[main + 1]?.lower ?? "") ? main + 2 : main + 1, last], null)
  const text = `where ${who?.text ?? ""} ${textOf(words.slice(verb, main + 1))} ${rest?.text ?? ""}`
  return who && rest ? { text, count: countWords(text), belongs: true } : null
}

/** "they gave us £18,500": what was given for it. */
export function givenOf(talk: Talk, { verb, last, actor }: Told): Said | null {
  const isGift = actor !== "thing" && /^(?:gave|awarded|granted)$/.test(talk.words[verb]?.lower ?? "")
  if (!isGift || !/^(?:me|us)$/.test(talk.words[verb + 1]?.lower ?? "")) return null
  const phrase = phraseOf(talk, [verb + 2, last], null)
  return phrase && { text: `was given ${phrase.text}`, count: phrase.count + 2, belongs: true }
}
