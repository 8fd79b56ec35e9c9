import type { Amount } from "../../language/talk/quantities"
import type { Talk } from "../../language/talk/read-talk"
import type { Word } from "../../language/talk/reading-copy"
import { countedBy, nounPhrase, spokenOf } from "./topics"

/** An amount with the clause in which it stands. */
interface Standing {
  amount: Amount
  clause: number
}

/** " a week", " in March": what stands right behind an amount and tells its rate or day. */
export function withTime(talk: Talk, amount: Amount): string {
  const [next, after] = [talk.words[amount.last], talk.words[amount.last + 1]]
  if (
    /^(?:a|per|an)$/.test(next?.lower ?? "") &&
    /^(?:day|week|month|year|hour|head|item|person|night|shift)$/.test(after?.lower ?? "")
  )
    return ` ${next?.lower} ${after?.lower}`
  if (
    /^(?:in|by)$/.test(next?.lower ?? "") &&
    /^(?:January|February|March|April|May|June|July|August|September|October|November|December|20\d\d|19\d\d)$/.test(
      after?.text ?? "",
    )
  )
    return ` ${next?.lower} ${after?.text}`
  const unit = talk.words[amount.last]
  return amount.unit === "count" && unit?.lower === "working" && talk.words[amount.last + 1]?.lower === "days"
    ? " working days"
    : ""
}

/** The thing that is measured: the subject of either clause, the noun counted, or the heading above. */
export function topicOf(talk: Talk, from: Standing, to: Standing): Word[] | null {
  for (const { clause } of [from, to].sort((a, b) => a.clause - b.clause)) {
    const told = talk.clauses[clause]
    const subject = told?.subject && nounPhrase(talk, told.subject[0], told.subject[1])
    if (subject && told.actor !== "me" && told.actor !== "we") return subject
  }
  for (const { amount, clause } of [from, to]) {
    const counted =
      amount.unit === "count" || amount.unit === "%"
        ? countedBy(talk, amount.last, talk.clauses[clause]?.last ?? amount.last)
        : null
    if (counted) return counted
  }
  const first = Math.min(from.amount.first, to.amount.first)
  const clause = talk.clauses[Math.min(from.clause, to.clause)]
  const isDeed = clause && clause.verb >= 0 && (clause.actor === "me" || clause.actor === "we")
  const start = isDeed && clause.verb < first ? clause.verb + 1 : (clause?.first ?? 0)
  const named = clause && !clause.subject ? nounPhrase(talk, start, first) : null
  return named ?? spokenOf(talk, Math.min(from.clause, to.clause))
}
