import { laidOut } from "../../../language/laid-out"
import type { Amount } from "../../../language/talk/amounts/quantities"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Talk } from "../../../language/talk/read-talk"
import { withTime } from "./change-topic"

/** Verbs of existing, coming or going, after which a number is not an amount of work. */
const levels = new RegExp(laidOut`
  ^(?:
    was|were|is|are|am|been|be|had|have|has|having|inherited|started|began|found|took|take|takes|taking|need|needs|
    needed|get|gets|got|getting|lose|losing|waste|wasted|wasting|see|saw|seeing|average|averaged|receive|received|do|
    does|did|doing|make|made|making|use|used|using|miss|missed|missing|throw|threw|throwing|repeat|reject|rejected|
    spend|spent|spending|pay|paid|paying|hit|reach|reached|sit|sat|sitting|stay|stayed|run|ran|running|sell|sold|
    selling|serve|served|process|processed|close|closed|answer|answered|keep|kept
  )$
`)

/** Words right before a number that make it the level reached. */
const brought = /^(?:to|at|under|over|below|above|from|down|up|→|>|=|:)$/

const rounding = /^(?:about|around|roughly|nearly|almost|just|only|like|maybe)$/

/**
 * "counting 2 aisles", "hired 5", "training for all 18": the number is the object of the work, not a former or present
 * level. A rate ("14 calls a day") is a level.
 */
export function isWorkedOn(talk: Talk, { amount, clause: at }: { amount: Amount; clause: number }): boolean {
  const { words, classes, clauses } = talk
  const clause = clauses[at]
  // "I proposed two weeks": a wish, not a level.
  const isWish = /^(?:proposed|suggested|asked|requested|offered|wanted|promised)$/.test(
    words[clause?.verb ?? -1]?.lower ?? "",
  )
  if (isWish && clause?.verb !== undefined && clause.verb < amount.first) return true
  if (!clause || amount.unit !== "count" || withTime(talk, amount) !== "") return false
  let before = amount.first - 1
  while (rounding.test(words[before]?.lower ?? "")) before--
  if (words[before]?.lower === "all" || (words[before]?.lower === "the" && words[before - 1]?.lower === "all"))
    return true
  if (brought.test(words[before]?.lower ?? "")) return false
  const doing = words
    .slice(clause.first, amount.first)
    .findLastIndex((_, nth) => /^(?:past|base|third|ing|participle)$/.test(classes[clause.first + nth] ?? ""))
  if (words.slice(clause.first + doing, amount.first).some(({ lower }) => /^(?:now|nowadays|today)$/.test(lower)))
    return false
  const verb = doing < 0 ? "" : (words[clause.first + doing]?.lower ?? "")
  const isMine = isFirstPerson(clause.actor) || classes[clause.first + doing] === "ing"
  return doing >= 0 && isMine && !levels.test(verb)
}

/** "we were 12 nurses", "now we are 9": headcount is not a result. */
export function areWe(
  { words, classes, clauses }: Talk,
  { amount, clause: at }: { amount: Amount; clause: number },
): boolean {
  const clause = clauses[at]
  if (!clause || amount.unit !== "count" || words[clause.subject?.[0] ?? -1]?.lower !== "we") return false
  let before = amount.first - 1
  while (rounding.test(words[before]?.lower ?? "")) before--
  const isBehind = /^(?:noun|adjective)$/.test(classes[amount.last] ?? "") || amount.last >= clause.last
  return before === clause.verb && isBehind && /^(?:was|were|are|is)$/.test(words[before]?.lower ?? "")
}
