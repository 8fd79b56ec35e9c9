import { prepositions } from "../words/prepositions"
import type { Token } from "../words/tokens"

/** The periods of a rate by spelling. */
export const periods = new Map(
  [
    ["second"],
    ["minute"],
    ["hour", "hourly", "hr"],
    ["day", "daily"],
    ["night", "nightly"],
    ["shift"],
    ["week", "weekly", "wk"],
    ["fortnight", "fortnightly"],
    ["month", "monthly"],
    ["quarter", "quarterly", "qtr", "q"],
    ["year", "yearly", "annually", "annual", "annum", "pa", "yr"],
    ["season"],
    ["term"],
    ["kilo", "kg", "kilogram"],
    ["head"],
    ["class"],
  ].flatMap((names) => names.map((name) => [name, names[0] ?? ""] as const)),
)

const hedging = /^(?:about|around|over|under)$/

/** "per week", "a week", "each week", "weekly", "/kg" right after the number. */
export function rateOf(tokens: Token[], first: number, last: number): string | null {
  for (let at = last; at < Math.min(tokens.length, last + 7); at++) {
    const token = tokens[at]
    if (!token || (token.kind === "mark" && !/^[/-]$/.test(token.text)) || token.kind === "number") break
    const next = tokens[at + 1]?.lower ?? ""
    // "25 pupils attend the weekly debate", "three caterers cut the cost per person": the rate of another noun.
    if (/^(?:the|my|our|their|his|her|its)$/.test(token.lower) && tokens[at - 1]?.content) break
    // "from six hours to an hour": a second duration, not the period of a rate.
    if (/^an?$/.test(token.lower) && prepositions.has(tokens[at - 1]?.lower ?? "")) break
    if (
      /^(per|a|an|each|every)$/.test(token.lower) ||
      (token.text === "/" && token.glued && tokens[at - 1]?.lower !== "w")
    ) {
      const period = periods.get(next)
      if (period) return period
      if (token.lower === "per" || token.text === "/") return tokens[at + 1]?.concept || null
    }
    if (/(ly|annual|pa)$/.test(token.lower) && periods.has(token.lower)) return periods.get(token.lower) ?? null
  }
  // "weekly about 45", but not "the monthly close from 10".
  for (let at = first - 1; at >= Math.max(0, first - 3); at--) {
    const token = tokens[at]
    if (token && /(ly|annual)$/.test(token.lower) && periods.has(token.lower)) return periods.get(token.lower) ?? null
    // "weekly with two interns".
    if (token?.content || (prepositions.has(token?.lower ?? "") && !hedging.test(token?.lower ?? ""))) return null
  }
  return null
}
