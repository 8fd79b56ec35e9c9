import { firstAnswer } from "../../../language/first-answer"
import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"
import { closed, type Phrase } from "./closed"
import { countedBefore } from "./counted-before"
import { omissions, openings } from "./voice-omissions"
import { possessive } from "./voice-owners"
import { standIns } from "./voice-pronouns"
import type { Rule, Wording } from "./voice-rule"

/** Tried in this order for every word; the first that applies decides. A word that no rule covers is kept. */
const rules: readonly Rule[] = [...omissions, possessive, ...openings, ...standIns]

/**
 * A range of the reading copy in resume style: no fillers, "the" for "my" and "our", nouns for pronouns. The range ends
 * before a pronoun with an unknown referent; null if nothing is left.
 */
export function phraseOf(
  talk: Talk,
  [first, last]: [number, number],
  topic: Word[] | null,
  personOf: Wording["personOf"] = () => null,
): Phrase | null {
  const kept: Word[] = []
  for (let at = first; at < last; at++) {
    const word = talk.words[at]
    if (!word) continue
    const step = firstAnswer(rules, { talk, first, last, topic, personOf, kept, at, word, next: talk.words[at + 1] })
    if (step === "says nothing") return null
    if (step === "ends") break
    if (step === null) keep(talk, at, word, kept)
    else at += step - 1
  }
  return closed(kept)
}

/** Keeps a word, and after a number also the noun it counts: "15 of the 18 trailers". */
function keep(talk: Talk, at: number, word: Word, kept: Word[]): void {
  kept.push(word)
  if (word.kind === "number") kept.push(...countedBefore(talk, at - 1))
}
