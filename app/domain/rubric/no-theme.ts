import { isOtherPerson } from "../language/doers/people"
import { isPersonName } from "../language/talk/word-classes/typed-names"
import { isPast } from "../language/verbs/past-tense"
import { looksLikeVerb } from "../language/verbs/verbs"
import { isEntry, meaningsOf } from "../language/words/lexicon"
import { stopWords } from "../language/words/word-lists"
import type { KeywordToken } from "./keyword-tokens"

/** "they've", "who'd", "mustn't", "y'all", and as typed in a hurry: "weve", "dont" */
const contraction =
  /^(?:\p{L}{1,12}'(?:ve|d|ll|re|m|all|t)|(?:i|we|you|they)ve|(?:you|they)(?:ll|re)|(?:do|does|did|is|are|was|were|ca|could|wo|would|should|have|has|had)nt)$/u

/** What people add as they chat: "the doors tbh". */
const asides = /^(?:tbh|lol|omg|btw|imo|imho|ngl|idk|fyi|haha+|hmm+|ugh|yay)$/
const degrees = /^(?:pretty|quite|rather|really|very|too|so)$/

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
  if (contraction.test(word) || asides.test(word) || isByDegree(token, before, after)) return true
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

/** "pretty close", "SO pleased": how something is, of nothing named. */
function isByDegree(
  { word, joined }: KeywordToken,
  before: KeywordToken | undefined,
  after: KeywordToken | undefined,
): boolean {
  const isLast = !joined || after === undefined || stopWords.has(after.word)
  return before?.joined === true && degrees.test(before.word) && (isPast(word) || isLast)
}

/** Whether a word alone only says how much or which: "pretty", "furthest". */
export const namesNoThingAlone = (word: string): boolean =>
  degrees.test(word) || (/^\p{L}{2,}est$/u.test(word) && !isEntry(word))
