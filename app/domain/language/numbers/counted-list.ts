import type { Token } from "../words/tokens"
import type { NumberMention } from "./mention"

/** "two cities, Ghent and Lille": a small number that only counts the names after it adds no information. */
export function countsItsList({ unit, value, last }: NumberMention, tokens: Token[]): boolean {
  if (unit !== "count" || value < 2 || value > 6) return false
  const mark = tokens.findIndex((token, at) => at >= last && at < last + 4 && /^[,:(–-]$/.test(token.text))
  if (mark < 0) return false
  const behind = tokens.slice(mark + 1)
  const end = behind.findIndex((token) => !(token.capital || /^(?:,|and|&|or|the|of)$/.test(token.lower)))
  const names = behind.slice(0, end < 0 ? behind.length : end)
  const breaks = names.filter(
    (token, at) => /^(?:and|&|or)$/.test(token.lower) || (token.text === "," && names[at + 1]?.capital),
  )
  return names.length > 0 && breaks.length + 1 === value
}
