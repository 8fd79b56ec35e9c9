import type { Token } from "../words/tokens"
import { currencyBefore } from "./read-quantity"
import { currencies, units } from "./units"

/** True if four digits are an amount, not a year: "£1900", "2000 euros", "2000k", "2000 kg"; not "in 2019 hours rose". */
export function standsAsAmount(tokens: Token[], at: number): boolean {
  if (currencyBefore(tokens, at)) return true
  const after = tokens[at + 1]
  if (!after || /^(?:in|since|during)$/.test(tokens[at - 1]?.lower ?? "")) return false
  if (currencies.has(after.lower) || after.text === "%" || (after.lower === "k" && after.glued)) return true
  return after.lower.length > 1 && units.has(after.lower) && !/^(?:second|quarter)s?$/.test(after.lower)
}
