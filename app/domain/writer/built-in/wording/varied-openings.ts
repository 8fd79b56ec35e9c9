import type { Part } from "../../../document/document-part"
import type { DraftSentence } from "../../../evidence/schema"
import { isPast } from "../../../language/verbs/past-tense"
import { factOr } from "../compose"
import { capitalized } from "./wording"

/** Openings without a claim, each followed by an action in the first person. */
const openings = ["I also", "In addition, I", "I also", "Beyond that, I"]
/** An action, rather than what the person is or always does. */
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
    sentences: part.sentences.map(inWords).map((sentence) => {
      const varied = isAlike(before, sentence.text) && isMovable(sentence.text) ? opened(sentence, next++) : sentence
      before = varied === sentence && isMovable(sentence.text) ? sentence.text : ""
      return varied
    }),
  }))
}

/** "19 of them were funded": a sentence opens with a word. A year, a share and a large number stay. */
function inWords(sentence: DraftSentence): DraftSentence {
  const [, digits = "", rest = ""] = /^(\d{1,2})( \p{L}.*)$/su.exec(sentence.text) ?? []
  if (digits === "" || Number(digits) === 0 || sentence.kind !== "fact") return sentence
  return factOr(`${capitalized(numberWord(Number(digits)))}${rest}`, sentence.evidenceIds, sentence)
}

const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  )
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

/** A number below 100 in words: "nineteen", "forty-six". */
function numberWord(value: number): string {
  if (value < 20) return units[value] ?? ""
  return [tens[Math.floor(value / 10) - 2], ...(value % 10 > 0 ? [units[value % 10]] : [])].join("-")
}

function isAlike(before: string, text: string): boolean {
  const [first = ""] = text.split(/\s+/)
  return before.split(/\s+/)[0] === first
}

function opened(sentence: DraftSentence, nth: number): DraftSentence {
  const text = sentence.text.replace(/^I\b/, openings[nth % openings.length] ?? "I also")
  return factOr(text, sentence.evidenceIds, sentence)
}
