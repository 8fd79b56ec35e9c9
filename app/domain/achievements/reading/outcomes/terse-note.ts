import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

/** "Ran the integration. Synergies of $11m in year one.": a separate note after an action without "I". */
export function isTerseNote(
  { clauses, classes, words, amounts }: Talk,
  { first, last, verb, sentence }: Told,
  at: number,
): boolean {
  const isAlone = clauses.every((other, nth) => nth === at || other.sentence !== sentence)
  const deed = clauses.findLast((other, back) => back < at && other.verb >= 0)
  if (verb >= 0 || !isAlone || last - first < 4 || deed?.subject !== null || deed.actor !== "me") return false
  const amount = amounts.find((one) => one.first > first && one.last <= last && !one.isDate)
  return (
    classes[first] === "noun" &&
    amount !== undefined &&
    /^[A-Z]{3}$|^%$/.test(amount.unit) &&
    words[amount.first - 1]?.lower === "of"
  )
}

/** "Rolled out the policy; take-up reached 68 %": the semicolon links it to the preceding action. */
export function isBehindSemicolon({ clauses, words }: Talk, { mark, verb }: Told, at: number): boolean {
  const before = clauses[at - 1]
  return (
    mark === ";" &&
    isFirstPerson(before?.actor) &&
    /^(?:reached|hit|rose|fell|dropped|grew|climbed|stood|doubled|halved)$/.test(words[verb]?.lower ?? "")
  )
}

const paidOut =
  /^(?:(?:got|was|were|has been|have been) (?:paid|repaid|refunded|recovered|reimbursed|granted|awarded|released|approved|credited)|came (?:through|back|in))\b/

/** "R71 300 got paid", "the £74,500 came through": the money that an action brought. */
export function isPaidOut({ words, amounts }: Talk, { subject, verb, last }: Told): boolean {
  if (!subject || !paidOut.test(lowerText(words, { first: verb, last }))) return false
  return amounts.some(
    ({ first, unit }) => /^[A-Z]{3}$/.test(unit) && first >= subject[0] && first <= subject[0] + 1 && first < verb,
  )
}
