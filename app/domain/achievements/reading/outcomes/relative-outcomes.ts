import type { Told } from "../../../language/talk/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { isFirstPerson } from "../../../language/talk/talk-clause"
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
  const who = phraseOf(talk, subject, null)
  const rest = phraseOf(talk, [verb, last], null)
  return who && rest ? { text: `${who.text} ${rest.text}`, count: who.count + rest.count, belongs: true } : null
}
