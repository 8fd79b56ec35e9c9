import type { Talk } from "../../../language/talk/read-talk"
import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { makesNew } from "../deeds/makes-new"
import { opensWithBefore } from "../deeds/state-before"
import { nounPhrase } from "../phrases/noun-phrase"
import type { PlacedAmount } from "./work-time"

/**
 * "made a tool. Before it took two days for one plan, now 3 hours": the work took two days, and not the new tool. Its
 * time is the topic, with what it was for; any other topic stays.
 */
export function timeItTook(talk: Talk, topic: Word[], from: PlacedAmount, to: PlacedAmount): Word[] {
  const { words, clauses } = talk
  const start = topic.find(({ kind, content }) => kind === "word" && content)?.from
  const at = words.findIndex((word) => word.from === start)
  const named = clauses.findIndex(({ first, last }) => first <= at && at < last)
  const clause = clauses[named]
  const isTime = [from, to].some(({ amount }) => /^(?:second|month)$/.test(amount.unit))
  if (!clause || !isTime || named >= Math.min(from.clause, to.clause)) return topic
  if (!makesNew(talk, clause) && !opensWithBefore(talk, clause, named)) return topic
  const head = words[from.amount.first]
  if (!head) return topic
  const time = ["the", "time"].map((text) => wordOf(text, head.from, head.from, false))
  const last = clauses[from.clause]?.last ?? 0
  const what = words.slice(from.amount.last, last)
  const isOfWork =
    /^(?:for|to)$/.test(what[0]?.lower ?? "") && what.length <= 5 && nounPhrase(talk, last - 1, last) !== null
  return isOfWork ? [...time, ...what] : time
}
