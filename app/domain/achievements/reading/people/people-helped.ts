import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { phraseOf } from "../phrases/voice"

/** Results of people taught are reported. People merely helped acted alone. */
const teaching = /^(?:train|mentor|coach|taught|teach|supervis|tutor)/

/** "I train our apprentice, she books the payments now": the result of a person helped, in a "who" clause. */
export function whoNow(talk: Talk, verb: string, clause: Told, at: number): string | null {
  const next = talk.clauses[at + 1]
  if (!next?.subject || !teaching.test(verb) || next.sentence !== clause.sentence || next.mark !== ",") return null
  if (next.mood !== "done" && next.mood !== "ongoing") return null
  const subject = talk.words.slice(...next.subject)
  if (subject.length !== 1 || !/^(?:he|she)$/.test(subject[0]?.lower ?? "")) return null
  const phrase = phraseOf(talk, [next.verb, next.last], null)
  return phrase && phrase.count >= 3 ? `, who ${phrase.text}` : null
}

/** "I mentor a girl who was failing maths | and she passed": the outcome for a learner. */
export function whoThen(talk: Talk, verb: string, { sentence }: Told, last: number): string | null {
  const next = talk.clauses[last + 1]
  if (!next?.subject || !teaching.test(verb) || next.sentence !== sentence || next.lead !== "and") return null
  const isThem = /^(?:he|she|they)$/.test(talk.words[next.subject[0]]?.lower ?? "") && next.subject[1] === next.verb
  if (
    !isThem ||
    next.mood !== "done" ||
    !/^(?:passed|got|won|qualified|graduated)$/.test(talk.words[next.verb]?.lower ?? "")
  )
    return null
  const phrase = phraseOf(talk, [next.verb, next.last], null)
  return phrase && phrase.count >= next.last - next.verb - 1 ? ` and ${phrase.text}` : null
}
