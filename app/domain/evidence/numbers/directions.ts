import type { Known } from "../known"
import type { ReadClause, Reading } from "../reading"
import { compareValues } from "./compare"
import type { NumberMention } from "./mention"

const down = ["reduc", "improv"]
const up = ["increas", "improv"]
const none: ReadonlySet<string> = new Set()

/**
 * Words of change that the numbers of a text bear out: a clause that states the same two values may say "fell",
 * "cut" or "improved" where the item gives them as "from 40 to 25" or "was 40, is 25 now".
 */
export function directionsOf(stated: Reading, clause: ReadClause, known: Known): ReadonlySet<string> {
  const mine = stated.mentions.filter((mention) => mention.first >= clause.first && mention.first < clause.last)
  const from = mine.find((mention) => mention.place === "from")
  const to = mine.find((mention) => mention.place === "to")
  if (!from || !to) return none
  const theirs = known.reading().mentions
  const pair = theirs.some((one) => held(from, one) && theirs.some((two) => held(to, two) && apart(one, two)))
  if (!pair) return none
  return new Set(to.value < from.value ? down : up)
}

function held(stated: NumberMention, known: NumberMention): boolean {
  return compareValues(stated, known) !== "no"
}

/** The two values stand as from and to, or one after the other; never the other way round. */
function apart(one: NumberMention, two: NumberMention): boolean {
  if (one === two) return false
  return one.place === "from" || two.place === "to" ? one.place !== "to" && two.place !== "from" : one.first < two.first
}
