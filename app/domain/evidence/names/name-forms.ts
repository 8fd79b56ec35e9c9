import type { Known } from "../known"
import type { Token } from "../text/tokens"
import type { Name } from "./find-names"

/** Whether the words stand close together in a text, in any order ("Oxford University", "University of Oxford"). */
export function holdsTogether(tokens: Token[], parts: Token[]): boolean {
  const wanted = new Set(parts.map((part) => part.concept))
  const reach = parts.length * 2 + 2
  return tokens.some((token, at) => {
    if (!wanted.has(token.concept)) return false
    const end = tokens.findIndex((_other, position) => position > at && endsPhrase(tokens, position))
    const near = new Set(
      tokens.slice(at, Math.min(at + reach, end < 0 ? tokens.length : end)).map((other) => other.concept),
    )
    return [...wanted].every((concept) => near.has(concept))
  })
}

/** "PhD in Krakow": both parts of "… in …" stand in one clause of an item, each whole. */
export function holdsInClause(known: Known, name: Name, parts: Token[]): boolean {
  const tie = name.tokens.findIndex((token) => token.lower === "in" || token.lower === ",")
  if (tie < 0) return false
  const [one, two] = [name.tokens.slice(0, tie), name.tokens.slice(tie)].map((side) =>
    side.filter((token) => parts.includes(token)),
  )
  const reading = known.reading()
  return reading.clauses.some((clause) => {
    const tokens = reading.tokens.slice(clause.first, clause.last)
    return [one, two].every((side) => side !== undefined && side.length > 0 && holdsTogether(tokens, side))
  })
}

/** "UTEP" is spelt by "University of Texas at El Paso", "BComp" by "Bachelor of Computing". */
export function isInitials(token: Token, runs: string[][]): boolean {
  if (!/^\p{Lu}\p{L}*\p{Lu}/u.test(token.text)) return false
  return runs.some((run) => spells(token.text, run))
}

/** Whether each part of a short form begins the next of some capitalised words. */
export function spells(short: string, capitals: string[]): boolean {
  const parts = short.match(/\p{Lu}\p{Ll}*/gu) ?? []
  if (parts.length < 2) return false
  return capitals.some((_, at) => parts.every((part, offset) => capitals[at + offset]?.startsWith(part)))
}

/** A full stop after a word of some length, or a mark that parts statements; not the stop of "St. Mary's". */
function endsPhrase(tokens: Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ""
  return /^[;!?\n]$/.test(text) || (text === "." && (tokens[at - 1]?.text.length ?? 0) > 3)
}
