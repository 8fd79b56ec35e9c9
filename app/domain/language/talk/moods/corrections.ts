import { correctsFigure, isOfOtherTime } from "../../words/correction-words"
import type { Amount } from "../amounts/quantities"
import { isFirstPerson } from "../clauses/talk-clause"
import type { Word } from "../spelling/reading-copy"
import { lowerText, type Told } from "./moods"

/** "but it was 9", "I measured 9": the person's figure against somebody else's. */
const ownFigure =
  /^(?:(?:but|though|although|however|yet|when) )(?:i (?:make|made) it|(?:it|that|they|there) (?:was|were|is|are)|the \w+ (?:was|is|says?|shows?|showed))\b|^(?:but |though |however )?(?:i|we) (?:measured|counted|checked|got|make it|made it|calculated|found)\b/
/** "Boss said", "I told the board", "it says", "according to my boss", "I thought". */
const reporting =
  /\b(?:say|says|said|claims?|claimed|reckons?|reckoned|reports?|reported|thinks?|thought|believes?|believed|wrote|writes)(?: that)?$|\b(?:told|tells)\b|^according to\b/

/** "The technician thinks that we save 30,000": somebody else's assumption. */
const supposing =
  /^(?:thinks?|thought|believes?|believed|guess(?:es|ed)?|supposes?|supposed|estimates?|estimated|suspects?)$/

/**
 * Retracts a figure that later words correct or dispute, along with its clause: only the person knows how much of the
 * statement stays true with the new figure. A figure for a thing that somebody else reports is hearsay.
 */
export function takeBackCorrected(words: readonly Word[], clauses: Told[], amounts: readonly Amount[]): void {
  const figures = clauses.map(({ first, last }) =>
    amounts.filter((amount) => !amount.isDate && amount.first >= first && amount.last <= last),
  )
  const texts = clauses.map((clause) => lowerText(words, clause))
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1]
    const isSaid =
      clause.mark === "" &&
      /^(?:that)?$/.test(clause.lead) &&
      before?.mood === "hearsay" &&
      reporting.test(texts[at - 1] ?? "")
    const isThought =
      clause.mark === "" &&
      /^(?:that)?$/.test(clause.lead) &&
      before?.actor === "other" &&
      before.last - before.verb === 1 &&
      supposing.test(words[before.verb]?.lower ?? "")
    if (isThought && figures[at]?.length) clause.mood = "hearsay"
    if (isSaid && !isFirstPerson(clause.actor) && figures[at]?.length) clause.mood = "hearsay"
  }
  for (const [at, clause] of clauses.entries()) {
    const [right] = figures[at] ?? []
    if (!right) continue
    const said = textBehind(texts, clauses, at)
    if (isOfOtherTime(said)) continue
    const corrects = correctsFigure(said)
    const reported = !corrects && ownFigure.test(said) ? reportBefore(texts, clauses, at) : -1
    if (!corrects && reported < 0) continue
    const claimed = claimBefore(clauses, figures, at, right, Math.max(reported, 0))
    const wrong = figures[claimed]?.find((amount) => isAlike(amount, right))
    const claim = clauses[claimed]
    if (!claim || !wrong || wrong.value === right.value) continue
    if (claim.mood !== "hearsay" || clause.mood !== "hearsay") clause.corrects = { wrong, right }
    claim.mood = "hearsay"
    clause.mood = "hearsay"
  }
}

/** The words of a clause, including a short lead without a verb: "in fact | it was 28", "Correction: it was 28". */
function textBehind(texts: string[], clauses: Told[], at: number): string {
  const before = clauses[at - 1]
  const isLead =
    before?.sentence === clauses[at]?.sentence &&
    (before?.verb ?? 0) < 0 &&
    (before?.last ?? 9) - (before?.first ?? 0) <= 2
  return isLead ? `${texts[at - 1]} ${texts[at]}` : (texts[at] ?? "")
}

function reportBefore(texts: string[], clauses: Told[], at: number): number {
  const sentence = clauses[at]?.sentence
  return clauses.findIndex(
    (clause, back) => back < at && clause.sentence === sentence && reporting.test(texts[back] ?? ""),
  )
}

/** The nearest earlier clause, in the same sentence or the previous one, with a figure of the same kind. */
function claimBefore(clauses: Told[], figures: Amount[][], at: number, right: Amount, from: number): number {
  for (let back = at - 1; back >= from; back--) {
    if ((clauses[at]?.sentence ?? 0) - (clauses[back]?.sentence ?? 0) > 1) return -1
    if (figures[back]?.some((amount) => isAlike(amount, right))) return back
  }
  return -1
}

const isAlike = (one: Amount, other: Amount) =>
  one.unit === other.unit || (other.unit === "count" && other.last - other.first === 1)
