import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

const habit =
  /\b(?:every|each|always|daily|weekly|monthly|now|currently|usually|since|still|until now|per|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|nights|normally|a day|a week|a month|a year)\b/

/**
 * True if a present-tense verb narrates a past action: the writer uses no past tense, or the surrounding clauses are in
 * the past, and no word indicates a habit.
 */
export function narratesInPresent(talk: Talk, at: number): boolean {
  const { words, classes, clauses } = talk
  const isPast = (clause: Told) =>
    classes[clause.verb] === "past" || /^(?:did|was|were|had)$/.test(words[clause.verb]?.lower ?? "")
  const isNow = /^(?:and |but |so )?(?:now|nowadays) (?:i|we)\b/.test(
    lowerText(words, clauses[at] ?? { first: 0, last: 0 }),
  )
  if (isNow) return false
  if (turned(talk, at) || isCountedOnce(talk, at)) return true
  const isHabit = habit.test(sentenceOf(talk, at))
  const sentence = clauses[at]?.sentence ?? 0
  const own = clauses.filter(({ actor, verb }) => isFirstPerson(actor) && verb >= 0)
  if (own.length < 3 && isHabit) return false
  const inflects = clauses.some(
    ({ verb, actor }) =>
      actor !== "me" &&
      /^(?:third|does|has)$/.test(verb < 0 ? "" : words[verb]?.lower === "does" ? "does" : (classes[verb] ?? "")),
  )
  if (inflects && !own.some(isPast) && own.length < 3) return false
  if (!own.some(isPast))
    return own.length >= 2 || !clauses.some((clause) => clause.verb >= 0 && isPast(clause) && clause.actor === "thing")
  if (isUninflected(talk)) return !isHabit
  const near = clauses.filter(
    (clause) => Math.abs(clause.sentence - sentence) <= 1 && clause.verb >= 0 && clause !== clauses[at],
  )
  return near.length > 0 && near.filter(isPast).length > near.length / 2 && !isHabit
}

/** "this month we make 11 boiler changes, I plan it": a number of things done within a period. */
function isCountedOnce(talk: Talk, at: number): boolean {
  const { words, classes, clauses } = talk
  const own = clauses.filter(({ sentence }) => sentence === clauses[at]?.sentence)
  const opens = lowerText(words, { first: own[0]?.first ?? 0, last: (own[0]?.first ?? 0) + 3 })
  if (
    !/^(?:(?:this|last) (?:week|weekend|month|quarter|year|season|summer|winter|spring|autumn|morning)\b|yesterday\b)/.test(
      opens,
    )
  )
    return false
  const told = own.find(({ verb, actor }) => verb >= 0 && isFirstPerson(actor))
  const isCounted = told && classes[told.verb] === "base" && words[told.verb + 1]?.kind === "number"
  return isCounted === true && !/\b(?:an?|each|every|per) (?:hour|day|week|month|shift)\b/.test(sentenceOf(talk, at))
}

const sentenceOf = ({ words, clauses }: Talk, at: number) =>
  clauses
    .filter(({ sentence }) => sentence === clauses[at]?.sentence)
    .map((clause) => lowerText(words, clause))
    .join(" ")

/** "Now it take 4 days", "she pass three": the writer inflects no verbs, so the present tense means nothing. */
const isUninflected = ({ words, classes, clauses }: Talk) =>
  clauses.some(
    ({ subject, verb }) =>
      subject !== null &&
      subject[1] === verb &&
      /^(?:it|he|she)$/.test(words[verb - 1]?.lower ?? "") &&
      classes[verb] === "base",
  )

/** "There was … I make labels … Now is": a past action between the former and the present state. */
function turned({ words, clauses }: Talk, at: number): boolean {
  const was = clauses.some(
    ({ actor, verb }, one) => one < at && actor === "thing" && /^(?:was|were)$/.test(words[verb]?.lower ?? ""),
  )
  return (
    was &&
    clauses.some(
      ({ actor, first, verb }, one) =>
        one > at && actor === "thing" && words[verb]?.lower === "is" && words[first]?.lower === "now",
    )
  )
}
