import { looksLikeVerb } from "../../../language/verbs"
import { countWords } from "../phrases/voice"

/** The most words of a line. */
export const maxWords = 28

/** Words for the person, and pronouns whose noun stands elsewhere. "US" is a country. */
const open =
  /\b(?:I|me|[Mm]y|mine|[Ww]e|us|[Oo]urs?|[Ii]t|[Hh]e|him|[Ss]he|her|[Tt]hey|them|(?:my|him|her|it)self|(?:our|them)selves)\b(?!-)/

/** Whether a text has the form of a line: short, not in lower case, no "I", and no pronoun whose noun is elsewhere. */
export function hasForm(text: string): boolean {
  return /^[\p{Lu}\d“"]/u.test(text) && countWords(text) <= maxWords && !open.test(text)
}

/** Whether it opens with what was done: "Cut …", "Co-led …". */
export function opensWithDeed(text: string): boolean {
  const [first = ""] = text.toLowerCase().split(/\s+/)
  return looksLikeVerb(first.replace(/^(?:co|re|over|under)-/, "").replace(/[,.;:]$/, ""))
}
