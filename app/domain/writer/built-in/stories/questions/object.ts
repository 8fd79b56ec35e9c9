import { nounPhrase } from "../../../../achievements/reading/phrases/noun-phrase"
import { isOtherPerson } from "../../../../language/doers/people"
import { readTalk } from "../../../../language/talk/read-talk"
import { textOf } from "../../../../language/talk/spelling/reading-copy"
import { isPlain } from "../change"

/** The object of an action, in plain words without article or figure: "one page form"; null if none is named. */
export function objectOf(sentence: string): string | null {
  if (!/^(?:I|We|\p{Lu}\p{Ll}+(?:ed|t|de|te|an|n|d|p)) /u.test(sentence)) return null
  const talk = readTalk(
    sentence.replace(/^(?:I|We) /, "I ").replace(/^(?!I )(\p{Lu})/u, (letter) => `I ${letter.toLowerCase()}`),
    new Map(),
  )
  const clause = talk.clauses.find(({ verb }) => verb >= 0)
  if (!clause) return null
  const found = nounPhrase(talk, clause.verb + 1, clause.last)
  const words = found ? textOf(found).split(/\s+/) : []
  const nouns = words.filter(
    (word, at) =>
      !(at <= 1 && /^(?:the|an?|one|my|our|all|every|each|some|whole|little|small|entire|new|\d[\d.,k]*)$/i.test(word)),
  )
  const text = nouns.join(" ").replace(/ (?:of|for|in|on|per|from) .*$/, (tail) => (nouns.length <= 4 ? tail : ""))
  return text &&
    !/ (?:the|an?) /.test(text) &&
    isPlain(text) &&
    !isOtherPerson(nouns.at(-1) ?? "") &&
    nouns.at(-1) !== "ops" &&
    /^\p{L}{3,}/u.test(text)
    ? text
    : null
}
