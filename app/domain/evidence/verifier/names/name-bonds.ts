import { positionsOf } from "../../../language/positions"
import { isContent, type Token } from "../../../language/tokens"
import { words } from "../../../language/word-list"
import { conceptsOf } from "../cover"
import { verbsOf } from "../deeds"
import { oncePerClause } from "../once-per-clause"
import type { ReadClause, Reading } from "../reading"

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
  const company = companyOf(stated, clause, at, item)
  const skill = levelOf(stated.tokens, at, clause.first, clause.last)
  return item.clauses.some((from) => {
    if (!conceptsOf(item, from).has(name.concept) || !maySpeak(from)) return false
    const found = item.tokens.slice(from.first, from.last).findIndex((token) => token.concept === name.concept)
    if (skill !== null && levelOf(item.tokens, from.first + found, from.first, from.last) !== skill) return false
    return company === null || placeOf(item, from).has(company.concept)
  })
}

interface Place {
  deeds: number
  concepts: Set<string>
}

const places = new WeakMap<Reading, Map<string, Place>>()

/** The words of the clause itself; of the whole sentence where no more than one deed is told in it. */
const placeOf = oncePerClause((item, from): Set<string> => {
  let { first, last } = from
  while (first > 0 && !isStop(item.tokens[first - 1])) first--
  while (last < item.tokens.length && !isStop(item.tokens[last])) last++
  const known = places.get(item) ?? new Map<string, Place>()
  places.set(item, known)
  const place = known.get(`${first},${last}`) ?? placeBetween(item, first, last)
  known.set(`${first},${last}`, place)
  return place.deeds <= 1 ? place.concepts : conceptsBetween(item, from.first, from.last)
})

function placeBetween(item: Reading, first: number, last: number): Place {
  const clauses = item.clauses.filter((other) => other.first >= first - 1 && other.last <= last)
  const deeds = clauses.filter((other) => verbsOf(item, other).length > 0).length
  return { deeds, concepts: conceptsBetween(item, first, last) }
}

function conceptsBetween(item: Reading, first: number, last: number): Set<string> {
  return new Set(item.tokens.slice(first, last).map((token) => token.concept))
}

function isStop(token: Token | undefined): boolean {
  return token !== undefined && /^[.!?\n]$/.test(token.text)
}

/** The word of the item that stands closest before the name in the sentence, else after it; other names do not count. */
function companyOf(stated: Reading, clause: ReadClause, at: number, item: Reading): Token | null {
  const counts = (token: Token | undefined, position: number) =>
    token !== undefined &&
    isContent(token) &&
    positionsOf(item.tokens, token.concept).length > 0 &&
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
