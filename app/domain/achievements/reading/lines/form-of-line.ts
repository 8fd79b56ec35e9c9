import { looksLikeVerb } from "../../../language/verbs"
import { countWords } from "../phrases/voice"

/** The most words of a line. */
export const maxWords = 28

/** Words for the person, and pronouns whose noun stands elsewhere. "US" is a country. */
const open =
  /\b(?:I|me|[Mm]y|mine|[Ww]e|us|[Oo]urs?|[Ii]t|[Hh]e|him|[Ss]he|her|[Tt]hey|them|(?:my|him|her|it)self|(?:our|them)selves)\b(?!-)/

/** A preposition right before a verb of being, and a number alone: what it is said of was left out. */
const broken =
  /\b(?:to|for|with|about) (?:is|was|are|were)\b|^\p{Lu}\p{Ll}+ (?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten)\.$/u

/** "went down from 0.9 to 2.4" */
function contradicts(text: string): boolean {
  const [, way = "", from = "", to = ""] =
    /\b(down|fell|dropped|decreased|up|rose|grew|increased) from [£$€]?(\d+(?:\.\d+)?)%? to [£$€]?(\d+(?:\.\d+)?)(?=%|[;.]?(?: |$))/.exec(
      text,
    ) ?? []
  if (way === "") return false
  return /^(?:down|fell|dropped|decreased)$/.test(way) ? Number(to) > Number(from) : Number(to) < Number(from)
}

/** Whether a text has the form of a line: short, not in lower case, no "I", and no pronoun whose noun is elsewhere. */
export function hasForm(text: string): boolean {
  return (
    /^[\p{Lu}\d“"]/u.test(text) &&
    countWords(text) <= maxWords &&
    !open.test(text) &&
    !broken.test(text) &&
    !contradicts(text)
  )
}

/** Whether it opens with what was done: "Cut …", "Co-led …". */
export function opensWithDeed(text: string): boolean {
  const [first = ""] = text.toLowerCase().split(/\s+/)
  return looksLikeVerb(first.replace(/^(?:co|re|over|under)-/, "").replace(/[,.;:]$/, ""))
}
