import type { Amount } from "../../../language/talk/amounts/quantities"
import { lowerText } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

/** An amount with its clause. */
export interface PlacedAmount {
  amount: Amount
  clause: number
}

const isTime = ({ unit }: Amount) => /^(?:second|month)$/.test(unit)

/**
 * "It took me 3 weeks but now people swap shifts in 5 minutes": the duration of the work is not the level before the
 * result. The two are comparable only if both clauses have the same "it".
 */
export function isWorkBeside(talk: Talk, work: PlacedAmount, other: PlacedAmount): boolean {
  if (!isTime(work.amount)) return false
  if (isOfWork(talk, work.amount) || isSpent(talk, work)) return true
  return isTaken(talk, work) && !speaksOfTheSame(talk, other)
}

/** "10 days of work", "6 weeks of training". */
function isOfWork({ words }: Talk, { last }: Amount): boolean {
  const at = words[last]?.lower === "of" ? last + 1 : last
  return /^(?:work|effort|training|planning|graft|prep|preparation|practice|testing|building|digging|building)$/.test(
    words[at]?.lower ?? "",
  )
}

/** "I spent 6 months on the filing": without a rate, a single event. */
function isSpent(talk: Talk, { amount, clause: at }: PlacedAmount): boolean {
  const clause = talk.clauses[at]
  if (!clause || !/^(?:spent|planned|worked|trained|studied)$/.test(talk.words[clause.verb]?.lower ?? "")) return false
  const said = lowerText(talk.words, { first: amount.first, last: clause.last })
  return !/\b(?:an?|per|each|every) (?:\w+ )?(?:day|week|month|year|shift|job|order|night|morning|evening)\b|\bdaily\b|\bweekly\b/.test(
    said,
  )
}

/** "took me 3 weeks", "it took 4 days to build". */
function isTaken({ words, clauses }: Talk, { clause: at }: PlacedAmount): boolean {
  const clause = clauses[at]
  if (!clause || !/^(?:took|taken|needed)$/.test(words[clause.verb]?.lower ?? "")) return false
  return clause.subject === null || pronouns.test(words[clause.subject[0]]?.lower ?? "")
}

/** "now it takes 3 hours", "now 3 hours": the subject was named before. */
function speaksOfTheSame({ words, clauses }: Talk, { clause: at }: PlacedAmount): boolean {
  const clause = clauses[at]
  if (!clause) return false
  return clause.subject === null
    ? clause.verb < 0 || /^(?:took|takes|is|was)$/.test(words[clause.verb]?.lower ?? "")
    : pronouns.test(words[clause.subject[0]]?.lower ?? "")
}

const pronouns = /^(?:it|this|that|which)$/
