import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"

/** "down to 12 minutes … it used to be 40": a bare number beside a duration has its unit, so that both compare. */
export function inUnitOf({ words }: Talk, amount: Amount, other: Amount): Amount {
  if (amount.unit !== "count" || !/^(?:second|month)$/.test(other.unit)) return amount
  const figure = Number(words[other.first]?.text.replaceAll(",", ""))
  return figure > 0 ? { ...amount, value: amount.value * (other.value / figure) } : amount
}
