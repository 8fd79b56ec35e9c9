import type { Part } from "../../../document/document-part"
import type { DraftSentence } from "../../../evidence/schema"
import { isPast } from "../../../language/verbs/past-tense"
import { factOr } from "../compose"

/** Openings without a claim, each followed by a deed in the first person. */
const openings = ["I also", "In addition, I", "I also", "Beyond that, I"]
/** A deed, rather than what the person is or always does. */
const isMovable = (text: string) => {
  const [, verb = ""] = /^I (?!was\b|had\b|worked\b)(\p{Ll}+)/u.exec(text) ?? []
  return isPast(verb)
}

/** Varies a text so that no two consecutive sentences start alike. */
export function variedOpenings(parts: Part[]): Part[] {
  let before = ""
  let next = 0
  return parts.map((part) => ({
    ...part,
    sentences: part.sentences.map((sentence) => {
      const varied = isAlike(before, sentence.text) && isMovable(sentence.text) ? opened(sentence, next++) : sentence
      before = varied === sentence && isMovable(sentence.text) ? sentence.text : ""
      return varied
    }),
  }))
}

function isAlike(before: string, text: string): boolean {
  const [first = ""] = text.split(/\s+/)
  return before.split(/\s+/)[0] === first
}

function opened(sentence: DraftSentence, nth: number): DraftSentence {
  const text = sentence.text.replace(/^I\b/, openings[nth % openings.length] ?? "I also")
  return factOr(text, sentence.evidenceIds, sentence)
}
