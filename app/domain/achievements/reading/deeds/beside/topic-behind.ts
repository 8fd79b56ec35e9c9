import { isOtherPerson } from "../../../../language/doers/people"
import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../../language/talk/read-talk"
import type { Word } from "../../../../language/talk/spelling/reading-copy"
import { isPersonMet } from "../../people/people-told"
import { isSeveral } from "../../phrases/agreement"
import { definite } from "../../phrases/named-again"
import { countedSubject, thingBefore } from "../../phrases/named-earlier"
import { nounPhrase } from "../../phrases/noun-phrase"
import { partBefore } from "../../phrases/part-of-several"
import { countedThings, objectBefore, severalBefore } from "../../phrases/stood-for"
import { headingBefore } from "../../phrases/topics"
import { foundBehind } from "./what-was-found"

/** The noun that "it" or "them" after the verb stands for. */
export function topicBehind(talk: Talk, clause: Told, at: number, behind: number): Word[] | null {
  const isEach = (noun: Word[] | null) => /^(?:every|each)$/.test(noun?.[0]?.lower ?? "")
  const isMany = /^(?:for |rid of )?(?:(?:all|both|each|every(?: single)? one) of )?them\b/.test(
    lowerText(talk.words, { first: behind, last: behind + 4 }),
  )
  const topic =
    foundBehind(talk, at) ??
    (isMany ? null : identifiedBefore(talk, at)) ??
    (isMany ? partBefore(talk, at) : null) ??
    (isMany ? severalBefore(talk, at) : null) ??
    objectBefore(talk, at, true) ??
    (isMany ? countedSubject(talk, at) : null) ??
    headingBefore(talk, at) ??
    objectBefore(talk, at, false) ??
    countedThings(talk, at)
  // "12 complaints after 20, because we ring them first": only people can be called.
  if (isMany && topic && contacts.test(talk.words[behind - 1]?.lower ?? "") && !isOfPeople(topic)) return null
  // "430 walkers … I got it up": "it" is singular, so it refers to the topic.
  const isIt =
    talk.words[behind]?.lower === "it" &&
    topic !== null &&
    isSeveral(topic) &&
    figuresIn(talk, behind, clause.last).length > 0
  // "the holiday party. budget was 9k, I did it": "it" is the party, not its budget.
  const isOfPlan = isPlan(topic)
  if (!isIt && !isOfPlan) return isEach(topic) ? null : topic
  const other = headingBefore(talk, at) ?? thingBefore(talk, at) ?? oneBefore(talk, clause) ?? topic
  return isOfPlan && isPlan(other) && /^(?:est|estimate|quote)$/.test(other?.at(-1)?.lower ?? "") ? null : other
}

const contacts =
  /^(?:phones?|phoned|rings?|rang|emails?|emailed|texts?|texted|tells?|told|asks?|asked|thanks?|thanked|greets?|greeted)$/
const isOfPeople = (noun: Word[]) => {
  const head = noun.at(-1)?.lower ?? ""
  return isOtherPerson(head) || isPersonMet(head)
}

const isPlan = (noun: Word[] | null) =>
  /^(?:budget|deadline|target|quote|price|est|estimate|limit)$/.test(noun?.at(-1)?.lower ?? "")

/** "The secret is the shift list: I give it 4 weeks before": "it" is the list, not the secret. */
function identifiedBefore(talk: Talk, at: number): Word[] | null {
  const [before, own] = [talk.clauses[at - 1], talk.clauses[at]]
  if (!before?.subject || before.sentence !== own?.sentence || own.mark !== ":") return null
  if (talk.classes[before.verb] !== "be" || before.actor !== "thing") return null
  const noun = nounPhrase(talk, before.verb + 1, before.last)
  return noun?.length === before.last - before.verb - 1 ? definite(noun) : null
}

/** "Sorted the inbox. 340 unread emails when I started, cleared it": the one thing acted on in the sentence before. */
function oneBefore(talk: Talk, { sentence }: Told): Word[] | null {
  const opening = talk.clauses.findIndex((one) => one.sentence === sentence)
  const object = objectBefore(talk, opening, false)
  return object && !isSeveral(object) ? object : null
}
