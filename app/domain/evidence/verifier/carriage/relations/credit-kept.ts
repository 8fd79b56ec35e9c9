import { positionsOf } from "../../../../language/doers/positions"
import { looksLikeVerb } from "../../../../language/verbs/verbs"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import { clauseAt } from "../../reading/clause-at"
import { sentenceAt, sentencesOf } from "../../reading/once-per-clause"
import { saysTogether } from "../../reading/possession"
import type { ReadClause, Reading } from "../../reading/reading"

/** The clauses of each item that support a sentence. */
export type Told = ReadonlyMap<Known, ReadonlySet<ReadClause>>

const takes = /^(?:took|takes?|taking|costs?|sav(?:e|es|ed|ing)|gave|gives?|needed)$/
const singular = /^(?:me|myself)$/

/** "took me two days", from "took sarah and me two days": the others' share of the time is omitted. */
export function dropsCompany(stated: Reading, clause: ReadClause, told: Told): boolean {
  const isMine = (token: Token, at: number) =>
    at >= clause.first && at < clause.last && takes.test(token.lower) && goesTo(stated.tokens, at) === "me"
  if (!stated.tokens.some(isMine)) return false
  const whom = [...told].flatMap(([known, from]) =>
    sentencesOf(known.reading(), from).flatMap((near) => near.flatMap((one) => goesToIn(known.reading(), one))),
  )
  return whom.includes("us") && !whom.includes("me")
}

function goesToIn({ tokens }: Reading, { first, last }: ReadClause): ("me" | "us")[] {
  const found: ("me" | "us")[] = []
  for (let at = first; at < last; at++) {
    const whom = takes.test(tokens[at]?.lower ?? "") ? goesTo(tokens, at) : null
    if (whom) found.push(whom)
  }
  return found
}

/** The object of a verb of taking time: "me", or "us" for the person with others. */
function goesTo(tokens: Token[], at: number): "me" | "us" | null {
  const behind = tokens.slice(at + 1, at + 7).map(({ lower }) => lower)
  const text = behind.join(" ")
  if (/^us\b/.test(text) || /^(?:[\w']+ ){0,3}of us\b/.test(text)) return "us"
  if (/^me and \w/.test(text) || /^(?:[\w']+ ){1,3}and (?:me|i)\b/.test(text)) return "us"
  return singular.test(behind[0] ?? "") ? "me" : null
}

const teamEffort =
  /\b(?:team|group|joint|shared|collective) effort\b|\b(?:was|is) (?:all of us|everyone|everybody|the whole (?:team|crew|unit|ward|shift))\b/

/** "I cut falls from 7 to 2", from "falls from 7 to 2, whole team effort": the others' part is omitted. */
export function dropsTeam(stated: Reading, clause: ReadClause, told: Told): boolean {
  if (clause.agent !== "own" || saysTogether(stated, clause)) return false
  const said = stated.tokens.map(({ lower }) => lower).join(" ")
  if (teamEffort.test(said) || /\b(?:we|our|team|together)\b/.test(said)) return false
  return [...told].some(([known, from]) => {
    const reading = known.reading()
    return [...from].some((one) => {
      if (saysMe(reading, one)) return false
      const next = reading.clauses[reading.clauses.indexOf(one) + 1]
      const near = reading.tokens.slice(one.first, next && !saysMe(reading, next) ? next.last : one.last)
      return teamEffort.test(near.map(({ lower }) => lower).join(" "))
    })
  })
}

const saysMe = ({ tokens }: Reading, { first, last }: ReadClause) =>
  tokens.slice(first, last).some(({ lower }) => lower === "i")

/** "The scripts were all mine": the thing, and the position of the predicate. */
const mine = /^(?:mine|ours)$/
const between = /^(?:all|mostly|entirely|completely|wholly|my|our|own|also|both|just)$/
const works = /^(?:work|doing|idea|design|creation|making|initiative|project)$/

/**
 * Whether a sentence says that a thing was the person's own work, although no clause of an item says what they did on
 * it.
 */
export function claimsAsOwn(stated: Reading, clause: ReadClause, used: Known[]): boolean {
  const things = ownedIn(stated, clause)
  if (things.length === 0) return false
  return !used.some((known) =>
    things.some(({ concept }) =>
      positionsOf(known.tokens, concept).some((at) => {
        const home = clauseAt(known.reading(), at)
        return home !== undefined && home.moods.size === 0 && (isOwn(known, home, at) || isOneMine(known, home))
      }),
    ),
  )
}

function ownedIn({ tokens }: Reading, { first, last }: ReadClause): Token[] {
  const be = tokens.findIndex(({ lower }, at) => at > first && at < last && /^(?:is|are|was|were)$/.test(lower))
  if (be < 0) return []
  let at = be + 1
  while (between.test(tokens[at]?.lower ?? "")) at++
  if (!mine.test(tokens[at]?.lower ?? "") && !isOwnWork(tokens, at) && !isOwnWork(tokens, at - 1)) return []
  return tokens.slice(first, be).filter(({ content, kind }) => content && kind === "word")
}

/** "my idea", "our own work". */
function isOwnWork(tokens: Token[], at: number): boolean {
  const lower = tokens[at]?.lower ?? ""
  return (works.test(lower) || lower === "own") && /^(?:my|our|own)$/.test(tokens[at - 1]?.lower ?? "")
}

/** "2 errors last quarter, one was mine". */
function isOneMine(known: Known, home: ReadClause): boolean {
  return sentenceAt(known.reading(), home).some(({ first, last }) => {
    const said = known.tokens.slice(first, last).map(({ lower }) => lower)
    return /\b(?:one|ones|it|that|they|both|all|them) (?:is|are|was|were|of them) (?:all )?mine\b/.test(said.join(" "))
  })
}

/** "I wrote the scripts", "my idea": the person's action on the thing, or their possession of it. */
function isOwn({ tokens }: Known, { first, last, agent }: ReadClause, at: number): boolean {
  if (/^(?:my|our)$/.test(tokens[at - 1]?.lower ?? "")) return true
  const said = tokens.slice(first, last)
  if (said.some(({ lower }, place) => mine.test(lower) || isOwnWork(said, place))) return true
  return (
    (agent === "own" || agent === "joint") &&
    said.some(({ lower }, place) => place < at - first && looksLikeVerb(lower))
  )
}
