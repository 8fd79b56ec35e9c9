import type { Token } from "../words/tokens"
import type { NumberMention } from "./mention"

/** Mutates the mentions: in "from 240 to 180 kg a week", the first number gets the unit and the rate of the second. */
export function shareUnits(mentions: NumberMention[], tokens: Token[]): NumberMention[] {
  mentions.forEach((mention, index) => {
    const next = mentions[index + 1]
    if (!next || next.clause !== mention.clause) return
    if (next.place === "to" && mention.place === "" && sameThing(mention, next)) mention.place = "from"
    const paired = [mention.place, next.place].sort().join() === "from,to"
    const between = tokens.slice(mention.last, next.first).map((token) => token.lower)
    const listed =
      between.length > 0 &&
      between.length <= 2 &&
      between.every((lower) => /^(to|and|or|–|—|-|→|of|the|,)$/.test(lower))
    if (!paired && !listed) return
    if (mention.unit === "count" && mention.counted.length === 0) take(mention, next, listed || paired)
    else if (paired && next.unit === "count" && next.counted.length === 0) take(next, mention, true)
    if (paired) shareRate(mention, next)
  })
  return mentions
}

/** "240 kg down to 180 kg" is a change; "12 cars to 3 dealers" is not. */
function sameThing(one: NumberMention, two: NumberMention): boolean {
  const bare = one.unit === "count" && one.counted.length === 0
  if (one.unit !== two.unit && two.unit !== "count" && !bare) return false
  return two.counted.length === 0 || one.counted.at(-1) === two.counted.at(-1)
}

function take(to: NumberMention, from: NumberMention, allowed: boolean) {
  if (!allowed || /^(?:year|day-of-month|ordinal|month-name|quarter-name)$/.test(from.unit)) return
  if (from.unit === "count") {
    to.counted = from.counted
    return
  }
  to.value *= from.factor
  to.unit = from.unit
  if (to.counted.length === 0) to.counted = from.counted
}

function shareRate(one: NumberMention, two: NumberMention) {
  if (one.rate === null) one.rate = two.rate
  if (two.rate === null) two.rate = one.rate
  const near = [...new Set([...one.near, ...two.near])]
  one.near = near
  two.near = near
  const closest = [...new Set([...one.closest, ...two.closest])]
  one.closest = closest
  two.closest = closest
  const direction = one.direction || two.direction
  one.direction = direction
  two.direction = direction
}
