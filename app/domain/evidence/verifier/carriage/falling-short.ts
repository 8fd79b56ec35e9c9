import type { ReadClause, Reading } from "../reading"

const failing =
  /\b(?:fell through|turned?(?: \w+){0,3} down|declined|rejected|refused|shelved|abandoned|discontinued|came to nothing|short of|free of|without|lack(?:ed|ing)? of|ended after|half finished|considering|thinking (?:about|of)|would like|hope to|only (?:a |for |at ))|-free\b/i
const tried = /\b(?:tried|attempt(?:ed|s)?|wanted|hoped|proposed|proposal|suggest(?:ed|ion)) /i
const subordinate = /^(?:that|which|who|because|for|of|to|so|,)$/

/**
 * Whether a clause tells of a plan, an attempt or a lack, in itself or in the clause that it hangs on ("a school that I
 * tried to set up", "plans for classes fell through").
 */
export function fallsShort(stated: Reading, clause: ReadClause): boolean {
  if (tells(stated, clause)) return true
  const next = stated.clauses[stated.clauses.indexOf(clause) + 1]
  const hangs = clause.ownership.token === null && subordinate.test(stated.tokens[next?.first ?? -1]?.lower ?? "")
  return hangs && next !== undefined && tells(stated, next)
}

/** Whether an item denies something, or tells of something that came to nothing. */
export function tellsLack(item: Reading): boolean {
  return item.clauses.some(({ moods }) => moods.has("negated")) || failing.test(item.text)
}

function tells({ tokens }: Reading, { first, last, moods }: ReadClause): boolean {
  if (moods.has("wished") || moods.has("negated")) return true
  const text = tokens
    .slice(first, last)
    .map((token) => (token.glued ? token.text : ` ${token.text}`))
    .join("")
  return failing.test(text) || tried.test(text)
}
