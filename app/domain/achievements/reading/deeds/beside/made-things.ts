import { isFirstPerson } from "../../../../language/talk/clauses/talk-clause"
import { figuresIn, type Talk } from "../../../../language/talk/read-talk"
import { countWords } from "../../phrases/closed"
import { phraseOf } from "../../phrases/voice"
import type { VerbGroup } from "../verbs/verb-phrases"
import { tellsDeed } from "../verbs/verbs-of-state"

/** The maximum number of words of an action with the effect of its product. */
const longest = 26

/**
 * "the report I wrote | cut the bill by 12%": the effect of the thing that the person made; null if it says nothing.
 */
function whichDoes(talk: Talk, at: number, lastClause: number): string | null {
  const { words, classes, clauses } = talk
  const [noun, clause, next] = [clauses[at - 1], clauses[at], clauses[lastClause + 1]]
  if (!noun || !clause || !next?.subject || next.mark !== "" || next.actor !== "thing") return null
  if (noun.verb >= 0 || next.subject[1] !== noun.last || !/^(?:done|ongoing)$/.test(next.mood)) return null
  const isState = /^(?:be|have)$/.test(classes[next.verb] ?? "")
  const isUsed = /^(?:used|live|in)$/.test(
    words[classes[next.verb + 1] === "adverb" ? next.verb + 2 : next.verb + 1]?.lower ?? "",
  )
  if (isState && !isUsed && figuresIn(talk, next.verb, next.last).length === 0) return null
  const phrase = phraseOf(talk, [next.verb, next.last], null)
  const isWhole = phrase && phrase.count >= 3 && phrase.count >= next.last - next.verb - 3
  const last = words[next.last - 1]?.text ?? "\n"
  return isWhole && (phrase.text.endsWith(last) || /^\W/.test(last)) ? `which ${phrase.text}` : null
}

/** "the report I wrote": an action whose object comes before it. */
export function madeAlone(talk: Talk, at: number): VerbGroup | null {
  const clause = talk.clauses[at]
  if (clause?.lead !== "" || clause.mark !== "" || clause.verb + 1 !== clause.last) return null
  const verb = talk.words[clause.verb]?.lower ?? ""
  const isMine = isFirstPerson(clause.actor) && talk.classes[clause.verb] === "past"
  if (!isMine || !tellsDeed(talk, clause, clause.verb, verb) || whichDoes(talk, at, at) === null) return null
  return { verb, lower: verb, rest: [], ongoing: false }
}

/** Adds the effect of its product to an action. */
export function withProduct(talk: Talk, at: number, begun: { text: string; lastClause: number }) {
  const which = whichDoes(talk, at, begun.lastClause)
  if (!which || countWords(`${begun.text} ${which}`) > longest) return begun
  return { text: `${begun.text}, ${which}`, lastClause: begun.lastClause + 1 }
}
