import type { Talk } from "../../../language/talk/read-talk"
import { textOf, type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { nounPhrase } from "../phrases/noun-phrase"
import type { PlacedAmount } from "./work-time"

/**
 * "it took 3 weeks to onboard a supplier … now it takes 4 days": the time to do what is named with one of them;
 * "apart" if each names something else.
 */
export function timeTo(talk: Talk, from: PlacedAmount, to: PlacedAmount): Word[] | "apart" | null {
  const [before, now] = [doingBehind(talk, from), doingBehind(talk, to)]
  if (before && now && textOf(before) !== textOf(now)) return "apart"
  return before ?? now
}

const time = /^(?:second|month)$/
const takes = /^(?:take|takes|took|taken|needs|needed)$/

function doingBehind({ words, classes, ...talk }: Talk, { amount, clause: at }: PlacedAmount): Word[] | null {
  const clause = talk.clauses[at]
  const to = words[amount.last]
  if (!clause || !time.test(amount.unit) || to?.lower !== "to" || amount.last + 1 >= clause.last) return null
  const isIt = words[clause.subject?.[0] ?? -1]?.lower === "it"
  if (!isIt || !words.slice(clause.verb, amount.first).some(({ lower }) => takes.test(lower))) return null
  const doing = amount.last + 1
  const object = nounPhrase({ words, classes, ...talk }, doing + 1, clause.last)
  const end = doing + 1 + (object?.length ?? 0)
  const isParticle = /^(?:back|in|out|up|through|done|ready|sorted|off)$/.test(words[end]?.lower ?? "")
  const last = isParticle && end < clause.last ? end + 1 : end
  // "to get someone to look at it": more than its object.
  if (last < clause.last && /^(?:to|that|and|whether)$/.test(words[last]?.lower ?? "")) return null
  if (last === doing + 1 && /^(?:get|make|do|be|have|take|find|give|put)$/.test(words[doing]?.lower ?? "")) return null
  const head = ["the", "time"].map((text) => wordOf(text, to.from, to.from, false))
  const own = words[doing]
  return own ? [...head, to, own, ...(object ?? []), ...words.slice(end, last)] : null
}
