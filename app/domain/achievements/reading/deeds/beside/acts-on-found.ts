import { isFirstPerson } from "../../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { discoveries } from "../../phrases/run-ons"
import { phraseOf } from "../../phrases/voice"

/**
 * "noticed the lines were worn on four of the chains | pulled them out of service": the person's response to a finding.
 * The pronoun stays, since it may refer to either of two things.
 */
export function actsOnFound(talk: Talk, at: number): string | null {
  const [found, own] = [talk.clauses[at], talk.clauses[at + 1]]
  if (!found || !own || !followsFinding(talk, found, own)) return null
  const phrase = phraseOf(talk, [own.verb + 2, own.last], null)
  const isWhole = lowerText(talk.words, { first: own.verb + 2, last: own.last }) === (phrase?.text.toLowerCase() ?? "")
  return isWhole ? ["and", talk.words[own.verb]?.lower, "them", phrase?.text].filter(Boolean).join(" ") : null
}

/** Whether the clause before already states an action. */
export const isToldAsFound = (talk: Talk, at: number) => actsOnFound(talk, at - 1) !== null

function followsFinding({ words, classes }: Talk, found: Told, own: Told): boolean {
  const isNext = own.sentence === found.sentence && own.mark === "" && own.lead === "" && own.subject === null
  return (
    isNext &&
    isFirstPerson(found.actor) &&
    isFirstPerson(own.actor) &&
    discoveries.test(words[found.verb]?.lower ?? "") &&
    classes[own.verb] === "past" &&
    own.verb === own.first &&
    words[own.verb + 1]?.lower === "them"
  )
}
