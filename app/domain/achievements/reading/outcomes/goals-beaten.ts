import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { isBare } from "../amounts/measures"
import { countWords } from "../phrases/closed"
import type { Said } from "./outcomes-of-others"

/** Things that people want to exceed, and things that they want to stay below. */
const goals = "goal|target|quota|plan|aim"
const limits = "quote|budget|estimate|quotation|limit"
const yardstick = new RegExp(
  `^(?:and |but |when |where |while )?(?:the|our|my|their) (?:original |first |agreed |official )?(${goals}|${limits})(?: (?:from|for|of|in) (?:the )?\\p{L}+)?(?: now)? (?:was|were|had been|is)(?: now| only| just| about)? (?:[£$€] ?)?\\d?[^ ]*(?: %)?$`,
  "u",
)

/** "opened thirty accounts a month, the goal was twenty", "it came in at €14 a head when the quote had been €19". */
export function goalBeaten(talk: Talk, clause: Told, at: number): Said | null {
  const { clauses, words } = talk
  const before = clauses[at - 1]
  if (before?.sentence !== clause.sentence || !/^(?:done|ongoing)$/.test(before.mood)) return null
  if (!(isFirstPerson(before.actor) || before.actor === "thing") || before.verb < 0) return null
  const [, kind = ""] = yardstick.exec(lowerText(words, clause)) ?? []
  const [goal] = figuresIn(talk, clause.verb, clause.last)
  const own = figuresIn(talk, before.verb, before.last)
  const reached = goal && own.findLast(({ unit }) => unit === goal.unit || isBare(talk, goal))
  if (!kind || !goal || !reached) return null
  const isGoal = goals.split("|").includes(kind)
  if (isGoal ? reached.value < goal.value : reached.value > goal.value) return null
  const figure = textOf(words.slice(goal.first, goal.last))
  const from = clause.lead === "" ? clause.first : clause.first + 1
  const isWhen = /^(?:when|where)$/.test(clause.lead)
  const text = isGoal
    ? `the ${kind} was ${figure}`
    : `${isWhen ? clause.lead : "where"} ${textOf(words.slice(from, clause.last))}`
  return { text, count: countWords(text), belongs: true }
}

/** A goal, a budget or a quote: no result by itself. */
export const isYardstick = (talk: Talk, clause: Told) => yardstick.test(lowerText(talk.words, clause))

/** "the goal from the group is now 5%": what others want. */
export const tellsAim = ({ words }: Talk, { subject }: Told) =>
  subject !== null &&
  /\b(?:goal|target|limit|quota|benchmark|norm)\b/.test(lowerText(words, { first: subject[0], last: subject[1] }))

/** A comparison says nothing except right after its figure. */
export const comparesOnly = /^(?:(?:when|where) (?:the|our|my|their) |the (?:goal|target|quota|plan|aim) was )/
