import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"
import { phraseOf } from "../phrases/voice"

interface Side {
  amount: Amount
  clause: number
}

/** Verbs after which the amount measures the subject, or its destination. The subject is then the topic. */
const measuring =
  /^(?:was|were|had|took|used|cost|went|fell|rose|dropped|grew|increased|decreased|came|climbed|jumped|improved|shrank|averaged|reached|hit|stood|ran|got|scored|lasted)$/

/**
 * "Returns sat on the dock for 9 days … now it is 2", "we were running 40 minutes behind on meds … now it is under 15":
 * the former state in the person's words, if the amount is a duration of the activity rather than a measure of the
 * subject; else null.
 */
export function ownClause(talk: Talk, from: Side, to: Side): string | null {
  const { words, classes, clauses } = talk
  const [was, now] = [clauses[from.clause], clauses[to.clause]]
  if (!was?.subject || !now || from.clause >= to.clause || was.verb < 0 || !saysIt(talk, now.subject, now.verb))
    return null
  const isSpan = from.amount.unit === "second" || from.amount.unit === "month"
  if (!isSpan) return null
  const isOurs = was.actor === "we" || was.actor === "me"
  const lasts = classes[was.verb] === "be" && classes[was.verb + 1] === "ing"
  if (isOurs && lasts && was.verb + 2 === from.amount.first)
    return phraseOf(talk, [was.verb + 1, was.last], null)?.text ?? null
  const isState = classes[was.verb] === "past" && !measuring.test(words[was.verb]?.lower ?? "")
  if (was.actor !== "thing" || !isState || !isForSpan(talk, from.amount)) return null
  return phraseOf(talk, [was.subject[0], from.amount.last], null)?.text ?? null
}

/** "Now 92% go out within 24 hours": a share of the members of a group, with what they do. */
export function shareDoing(talk: Talk, { amount, clause }: Side): string | null {
  const { last = 0 } = talk.clauses[clause] ?? {}
  const isShare = amount.unit === "%" && /^(?:base|third)$/.test(talk.classes[amount.last] ?? "")
  const phrase = isShare && last - amount.last >= 2 ? phraseOf(talk, [amount.first, last], null) : null
  return phrase && phrase.count <= 9 ? phrase.text : null
}

/** "for 9 days", "for like about 9 days". */
function isForSpan({ words }: Talk, { first }: Amount): boolean {
  let at = first - 1
  while (/^(?:like|about|around|roughly|nearly|almost|over|maybe)$/.test(words[at]?.lower ?? "")) at--
  return words[at]?.lower === "for"
}

/** "now it is", "now": the topic is not repeated. */
function saysIt({ words }: Talk, subject: [number, number] | null, verb: number): boolean {
  if (verb >= 0 && !/^(?:is|takes)$/.test(words[verb]?.lower ?? "")) return false
  return subject === null || /^(?:it|that)$/.test(words[subject[0]]?.lower ?? "")
}
