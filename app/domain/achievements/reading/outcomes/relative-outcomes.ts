import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import { takesUpWhich } from "../phrases/interrupted"
import { objectBefore } from "../phrases/stood-for"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"

/** Verbs of what an action brings, also where the comma before "which" was left out. */
const effects =
  /^(?:found|uncovered|saves|saved|frees|freed|cut|cuts|halved|doubled|brought|brings|raised|won|earned|reduced|recovered)$/

/** "…, which the whole agency uses": about the preceding action. */
export function followsDeed({ clauses, words }: Talk, { sentence, mark, actor, verb }: Told, at: number): boolean {
  const before = clauses[at - 1]
  const isOwn = isFirstPerson(before?.actor) || (before?.verb ?? 0) < 0
  const isEffect = mark === "," || effects.test(words[verb]?.lower ?? "")
  return before?.sentence === sentence && isOwn && isEffect && actor === "thing"
}

/** "8 of the 11 who were predicted to fail | passed": the verb with the subject before its relative clause. */
export function resumedOf(talk: Talk, { subject, verb, first, last, mark }: Told): Said | null {
  if (!subject || subject[1] > first || mark !== "" || verb !== first) return null
  // "the number of parents who rang in May was four": not of all parents.
  const isNumberOf = /^(?:the )?(?:number|amount|share|proportion) of /.test(
    lowerText(talk.words, { first: subject[0], last: subject[1] }),
  )
  if (isNumberOf && subject[1] < first) {
    const text = textOf(talk.words.slice(subject[0], last))
    return { text, count: countWords(text), belongs: true }
  }
  const who = phraseOf(talk, subject, null)
  const rest = phraseOf(talk, [verb, last], null)
  return who && rest ? { text: `${who.text} ${rest.text}`, count: who.count + rest.count, belongs: true } : null
}

/** "Found 31 reviews, which, once notices went out, recovered £268k": the result after an interruption. */
export function interruptedOf(
  talk: Talk,
  { subject, verb, first, last, actor, sentence }: Told,
  at: number,
): Said | null {
  const which = actor === "thing" && subject === null && verb === first ? takesUpWhich(talk, at) : -1
  if (which < 0 || talk.classes[verb] !== "past") return null
  const deed = talk.clauses.findLast((one, back) => back < which && one.verb >= 0)
  if (deed?.sentence !== sentence || !isFirstPerson(deed.actor) || deed.mood !== "done") return null
  const phrase = phraseOf(talk, [verb, last], null)
  const text = `which ${phrase?.text}`
  return phrase && { text, count: countWords(text), belongs: true }
}

/** "…, which went to 7 councils, 6 of whom have now adopted it": a part of the people or things named right before. */
export function ofWhom(talk: Talk, { subject, verb, first, last, mark, sentence }: Told, at: number): Said | null {
  const { words, clauses } = talk
  const before = clauses[at - 1]
  const opens = /^(?:and )?(?:\d+|all|both|most|half|two|three|four|five|six|seven|eight|nine|ten) of (?:whom|which)$/
  const isPart = subject && opens.test(lowerText(words, { first, last: subject[1] }))
  if (!isPart || mark !== "," || before?.sentence !== sentence || before.verb < 0 || before.actor === "other")
    return null
  const own = /^(?:it|them)(?: as their own)?$/
  const end = [last - 1, last - 4].find((from) => own.test(lowerText(words, { first: from, last }))) ?? last
  const object = end < last ? (objectBefore(talk, at, true)?.at(-1) ?? null) : null
  const rest = phraseOf(talk, [verb, end], null)
  if (!rest || rest.count < end - verb - 1 || (end < last && !object)) return null
  const text = `${textOf(words.slice(...subject))} ${rest.text}${object ? ` the ${object.lower}` : ""}`
  return { text, count: countWords(text), belongs: true }
}
