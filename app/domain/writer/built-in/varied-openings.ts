import type { Part } from "../../document/document-part"
import type { DraftSentence } from "../../evidence/schema"
import { factOr } from "./compose"

/** Openings that state nothing; a deed in the first person follows each. */
const openings = ["I also", "In addition, I", "I also", "Beyond that, I"]
const movable = /^I (?!am\b|was\b|have\b|had\b|also\b|would\b|work|hold\b|speak\b)/

/** A text in which no two sentences in a row begin alike. */
export function variedOpenings(parts: Part[]): Part[] {
  let before = ""
  let next = 0
  return parts.map((part) => ({
    ...part,
    sentences: part.sentences.map((sentence) => {
      const varied = isAlike(before, sentence.text) && movable.test(sentence.text) ? opened(sentence, next++) : sentence
      before = varied === sentence && movable.test(sentence.text) ? sentence.text : ""
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
