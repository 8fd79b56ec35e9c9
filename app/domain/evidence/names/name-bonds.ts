import { verbsOf } from "../deeds"
import type { ReadClause, Reading } from "../reading"
import { isContent, type Token } from "../text/tokens"
import { words } from "../text/word-list"

const proficiency = words(`
  fluent native basic intermediate advanced proficient conversational beginner expert working elementary professional
  fluently a1 a2 b1 b2 c1 c2 certified licensed chartered registered
`)

/**
 * Whether a name keeps its company: some clause of the item that holds the name and may speak for the sentence also
 * holds the content word that stands closest to the name in the sentence, and the same word of proficiency.
 */
export function keepsCompany(
  stated: Reading,
  clause: ReadClause,
  at: number,
  item: Reading,
  maySpeak: (from: ReadClause) => boolean,
): boolean {
  const name = stated.tokens[at]
  if (!name) return true
  const company = companyOf(stated, clause, at, new Set(item.tokens.map((token) => token.concept)))
  const skill = levelOf(stated.tokens, at, clause.first, clause.last)
  return item.clauses.some((from) => {
    if (!maySpeak(from)) return false
    const inside = item.tokens.slice(from.first, from.last)
    const found = inside.findIndex((token) => token.concept === name.concept)
    if (found < 0) return false
    if (skill !== null && levelOf(item.tokens, from.first + found, from.first, from.last) !== skill) return false
    return company === null || placeOf(item, from).some((token) => token.concept === company.concept)
  })
}

/** The clause itself; the whole sentence where no more than one deed is told in it. */
function placeOf(item: Reading, from: ReadClause): Token[] {
  let first = from.first
  let last = from.last
  while (first > 0 && !/^[.!?\n]$/.test(item.tokens[first - 1]?.text ?? "")) first--
  while (last < item.tokens.length && !/^[.!?\n]$/.test(item.tokens[last]?.text ?? "")) last++
  const clauses = item.clauses.filter((other) => other.first >= first - 1 && other.last <= last)
  const deeds = clauses.filter((other) => verbsOf(item, other).length > 0).length
  return deeds <= 1 ? item.tokens.slice(first, last) : item.tokens.slice(from.first, from.last)
}

/** The word of the item that stands closest before the name in the sentence, else after it; other names do not count. */
function companyOf(stated: Reading, clause: ReadClause, at: number, held: Set<string>): Token | null {
  const counts = (token: Token | undefined, position: number) =>
    token !== undefined &&
    isContent(token) &&
    held.has(token.concept) &&
    (!token.capital || token.opening) &&
    token !== clause.ownership.token &&
    !stated.numeric.has(position)
  for (let back = at - 1; back >= clause.first; back--) {
    const token = stated.tokens[back]
    if (token && counts(token, back)) return token
  }
  for (let next = at + 1; next < clause.last; next++) {
    const token = stated.tokens[next]
    if (token && counts(token, next)) return token
  }
  return null
}

/** The word of proficiency that governs a position: the nearest before it, else the next one after it. */
function levelOf(tokens: Token[], at: number, first: number, last: number): string | null {
  for (let back = at - 1; back >= first; back--) {
    const lower = tokens[back]?.lower ?? ""
    if (proficiency.has(lower)) return lower
  }
  for (let next = at + 1; next < Math.min(last, at + 4); next++) {
    const lower = tokens[next]?.lower ?? ""
    if (proficiency.has(lower)) return lower
  }
  return null
}
