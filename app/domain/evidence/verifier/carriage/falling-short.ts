import { laidOut } from "../../../language/laid-out"
import type { ReadClause, Reading } from "../reading/reading"
import type { ClauseMatch } from "./words/said-words"

const failing = new RegExp(
  laidOut`
    \b(?:
      fell through|turned?(?: \w+){0,3} down|declined|rejected|refused|shelved|abandoned|discontinued|came to nothing|
      stopp(?:ed|ing)|stops?|short of|free of|without|lack(?:ed|ing)? of|ended after|half finished|said no|
      put(?:ting)? (?:it |them )?off|went down the drain|did(?:n't| not) (?:work|happen|manage)|lost (?:it|out)|
      short of|no (?:money|budget|funds)|near miss|considering|thinking (?:about|of)|would like|hope to|
      only (?:a |for |at )
    )|
    -free\b
  `,
  "i",
)
const tried = /\b(?:tried|attempt(?:ed|s)?|wanted|hoped|proposed|proposal|suggest(?:ed|ion)) /i
const subordinate = /^(?:that|which|who|because|for|of|to|so|,)$/

/**
 * Whether a clause, or the clause it depends on, states a plan, an attempt or a lack ("a school that I tried to set
 * up", "plans for classes fell through").
 */
export function fallsShort(stated: Reading, clause: ReadClause): boolean {
  if (tells(stated, clause)) return true
  const next = stated.clauses[stated.clauses.indexOf(clause) + 1]
  const hangs = clause.ownership.token === null && subordinate.test(stated.tokens[next?.first ?? -1]?.lower ?? "")
  return hangs && next !== undefined && tells(stated, next)
}

const none = /^(?:no|without|zero|neither|nor|any)$/

/** "Without a single wrong order", from "only 5 was wrong": the number of things that the clause denies. */
export function countedOf({ tokens }: Reading, clause: ReadClause, { known }: ClauseMatch): string | undefined {
  const own = tokens.slice(clause.first, clause.last)
  const start = own.findIndex(({ lower }) => none.test(lower))
  const end = own.findIndex(({ kind }, at) => at > start && kind === "mark")
  // In "a wrong order", the first word specifies which orders are meant.
  const denied = own
    .slice(start + 1, end < 0 ? undefined : end)
    .find(({ content, lower }) => content && lower !== "single")?.concept
  if (start < 0 || denied === undefined) return undefined
  return known.reading().mentions.find(({ value, unit, counted, last }) => {
    if (value <= 0 || unit !== "count") return false
    const behind = known.tokens.slice(last, last + 3)
    const mark = behind.findIndex(({ kind }) => kind === "mark")
    const close = mark < 0 ? behind : behind.slice(0, mark)
    return counted.includes(denied) || close.some(({ concept }) => concept === denied)
  })?.text
}

/** Whether the clause denies only what the item counts as zero: "no major findings", from "0 major, 3 minor findings". */
export function deniesZero({ tokens }: Reading, clause: ReadClause, { known }: ClauseMatch): boolean {
  const denied = tokens.slice(clause.first, clause.last).flatMap((token, at, all) => {
    const before = all[at - 1]?.lower ?? ""
    const isDenied = none.test(before) || (/^an?$/.test(before) && none.test(all[at - 2]?.lower ?? ""))
    return isDenied ? [token.concept] : []
  })
  const zeros = known.reading().mentions.filter(({ value }) => value === 0)
  const isZero = (concept: string) =>
    zeros.some(({ last, counted }) =>
      counted.length === 0 ? known.concepts.has(concept) : known.tokens[last]?.concept === concept,
    )
  return denied.length > 0 && denied.every(isZero)
}

/** Whether an item negates its matching clauses, or says that they failed. */
export function tellsLack({ known, from }: ClauseMatch): boolean {
  const reading = known.reading()
  const denies = (one: ReadClause | undefined) =>
    one !== undefined && (one.moods.has("negated") || failing.test(textOf(reading, one)))
  if (from.size === 0) return reading.clauses.some(denies)
  return [...from].some((one) => {
    const pendant = pendantOf(reading, one)
    return denies(one) || (denies(pendant) && pendant !== undefined && !tellsAnother(reading, pendant))
  })
}

/** "an accident, nobody hurt": the second clause negates something else. */
function tellsAnother(reading: Reading, pendant: ReadClause): boolean {
  if (failing.test(textOf(reading, pendant))) return false
  return reading.tokens
    .slice(pendant.first, pendant.last)
    .some(
      ({ lower }, at, all) =>
        /^(?:nobody|none|nothing)$/.test(all[at - 1]?.lower ?? "") && all[at]?.content && lower !== "of",
    )
}

/** "… the plan, but the council said no": the second clause only states the outcome. */
function pendantOf({ tokens, clauses }: Reading, one: ReadClause): ReadClause | undefined {
  const next = clauses[clauses.indexOf(one) + 1]
  if (!next || /^[.!?\n]$/.test(tokens[next.first]?.text ?? "")) return undefined
  return next
}

function textOf({ tokens }: Reading, { first, last }: ReadClause): string {
  return tokens
    .slice(first, last)
    .map((token) => (token.glued ? token.text : ` ${token.text}`))
    .join("")
}

function tells(reading: Reading, clause: ReadClause): boolean {
  if (clause.moods.has("wished") || clause.moods.has("negated")) return true
  const text = textOf(reading, clause)
  return failing.test(text) || tried.test(text)
}
