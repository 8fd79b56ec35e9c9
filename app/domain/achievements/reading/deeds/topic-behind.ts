import { lowerText, type Told } from "../../../language/talk/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/reading-copy"
import { isSeveral } from "../phrases/agreement"
import { countedSubject, thingBefore } from "../phrases/named-earlier"
import { partBefore } from "../phrases/part-of-several"
import { countedThings, objectBefore, severalBefore } from "../phrases/stood-for"
import { headingBefore } from "../phrases/topics"
import { foundBehind } from "./what-was-found"

/** The noun that "it" or "them" behind the verb stands for. */
export function topicBehind(talk: Talk, clause: Told, at: number, behind: number): Word[] | null {
  const isMany = /^(?:for |rid of )?(?:(?:all|both|each|every(?: single)? one) of )?them\b/.test(
    lowerText(talk.words, { first: behind, last: behind + 4 }),
  )
  const topic =
    foundBehind(talk, at) ??
    (isMany ? partBefore(talk, at) : null) ??
    (isMany ? severalBefore(talk, at) : null) ??
    objectBefore(talk, at, true) ??
    (isMany ? countedSubject(talk, at) : null) ??
    headingBefore(talk, at) ??
    objectBefore(talk, at, false) ??
    countedThings(talk, at)
  // "430 walkers … I got it up": "it" is singular, so it refers to the topic.
  const isIt =
    talk.words[behind]?.lower === "it" &&
    topic !== null &&
    isSeveral(topic) &&
    figuresIn(talk, behind, clause.last).length > 0
  // "the holiday party. budget was 9k, I did it": the party was done, not its budget.
  const isOfPlan = /^(?:budget|deadline|target|quote|price)$/.test(topic?.at(-1)?.lower ?? "")
  return isIt || isOfPlan
    ? (headingBefore(talk, at) ?? thingBefore(talk, at) ?? oneBefore(talk, clause) ?? topic)
    : topic
}

/** "Sorted the inbox. 340 unread emails when I started, cleared it": the one thing acted on in the sentence before. */
function oneBefore(talk: Talk, { sentence }: Told): Word[] | null {
  const opening = talk.clauses.findIndex((one) => one.sentence === sentence)
  const object = objectBefore(talk, opening, false)
  return object && !isSeveral(object) ? object : null
}
