import type { NumberMention } from "../../../language/numbers/mention"
import { stretches } from "../../../language/positions"
import type { Known } from "../known"
import type { ReadClause, Reading } from "../reading"
import { compareValues } from "./compare"

const down = ["reduc", "improv"]
const up = ["increas", "improv"]
const none: ReadonlySet<string> = new Set()

/**
 * Words of change that the numbers of a text bear out: a clause that states the same two values may say "fell",
 * "cut" or "improved" where the item gives them as "from 40 to 25" or "was 40, is 25 now".
 */
export function directionsOf(stated: Reading, clause: ReadClause, known: Known): ReadonlySet<string> {
  const mine = stated.mentions.filter((mention) => mention.first >= clause.first && mention.first < clause.last)
  if (mine.length === 0) return none
  const single = mine.find(
    (mention) =>
      mention.direction !== "" &&
      known
        .reading()
        .mentions.some((other) => /^(%|times)$/.test(other.unit) && compareValues(mention, other) === "yes"),
  )
  if (single) return new Set(single.direction === "down" ? down : up)
  if (!pairIn(stated, clause, known)) return none
  const from = mine.find((mention) => mention.place === "from")
  const to = mine.find((mention) => mention.place === "to")
  if (!from || !to) return none
  return new Set(to.value < from.value ? down : up)
}

/** Whether a text holds both values of a clause's "from … to …", in that order of time. */
export function pairIn(stated: Reading, clause: ReadClause, known: Known): boolean {
  const mine = stated.mentions.filter((mention) => mention.first >= clause.first && mention.first < clause.last)
  const from = mine.find((mention) => mention.place === "from")
  const to = mine.find((mention) => mention.place === "to")
  if (!from || !to) return false
  const reading = known.reading()
  return reading.mentions.some(
    (one) => held(from, one) && reading.mentions.some((two) => held(to, two) && apart(one, two, reading)),
  )
}

function held(stated: NumberMention, known: NumberMention): boolean {
  return compareValues(stated, known) !== "no"
}

/** The two values stand as from and to, or the second is told as the later one. */
function apart(one: NumberMention, two: NumberMention, { tokens }: Reading): boolean {
  if (one === two || one.unit !== two.unit) return false
  if (one.place === "from" || two.place === "to") return one.place !== "to" && two.place !== "from"
  return one.first < two.first && holdsLater(tokens, one.last, two.last + 2)
}

const holdsLater = stretches((token) => /^(now|later|then|afterwards)$/.test(token.lower))
