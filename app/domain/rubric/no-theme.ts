import { isOtherPerson } from "../language/doers/people"
import { isPersonName } from "../language/talk/typed-names"
import { isPast } from "../language/verbs/past-tense"
import { looksLikeVerb } from "../language/verbs/verbs"
import { meaningsOf } from "../language/words/lexicon"
import { stopWords } from "../language/words/word-lists"
import type { KeywordToken } from "./keyword-tokens"

/** "they've", "who'd", "mustn't", "y'all", and as typed in a hurry: "weve", "dont" */
const contraction =
  /^(?:\p{L}{1,12}'(?:ve|d|ll|re|m|all|t)|(?:i|we|you|they)ve|(?:you|they)(?:ll|re)|(?:do|does|did|is|are|was|were|ca|could|wo|would|should|have|has|had)nt)$/u

const objectAfter = /^(?:the|a|an|my|our|their|his|her|its|it|them|us|me|one|on|out|up|\d.*)$/

/**
 * Whether a word names nothing that a reflection is about, by the words around it: a contraction, a person's name
 * ("the slingers davey and mo"), or what somebody does ("the manager carries one").
 */
export function namesNoTheme(
  token: KeywordToken,
  before: KeywordToken | undefined,
  after: KeywordToken | undefined,
): boolean {
  const { word } = token
  if (contraction.test(word)) return true
  // "the Alexa skill" is not a person, while "Aisha's rota" and "davey and mo" are about people.
  const isOfThing = token.joined && after !== undefined && !stopWords.has(after.word) && !isPast(after.word)
  if (isPersonName(word) && !isOfThing) return true
  const person = before?.joined === true && isOtherPerson(before.word) ? before.word : ""
  if (person === "") return false
  if (/[^s]s$/.test(person)) return /^\p{L}{3,}$/u.test(word) && !/s$/.test(word) && meaningsOf(word).own.length === 0
  return (
    /[^s]s$/.test(word) && looksLikeVerb(word) && token.joined && after !== undefined && objectAfter.test(after.word)
  )
}
