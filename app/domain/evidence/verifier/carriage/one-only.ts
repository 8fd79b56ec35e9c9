import { isOtherPerson } from "../../../language/doers/people"
import { positionsOf } from "../../../language/doers/positions"
import { looksLikeParticiple, looksLikeVerb } from "../../../language/verbs/verbs"
import { meaningsOf } from "../../../language/words/lexicon"
import { prepositions } from "../../../language/words/prepositions"
import type { Token } from "../../../language/words/tokens"
import { words } from "../../../language/words/word-list"
import { maxPlaces } from "../budget"
import type { Known } from "../library"
import { clauseAt } from "../reading/clause-at"
import { oncePerClause, sentenceAt } from "../reading/once-per-clause"
import type { ReadClause, Reading } from "../reading/reading"
import { relatedIn } from "./words/related-words"
import type { ClauseMatch } from "./words/said-words"

/** Nouns for places and events that somebody may have one or several of. The lexicon knows those for people. */
const countable = words(`
  conference workshop court station event fair talk course lecture meeting festival exhibition exhibit site campaign
  webinar seminar concert tournament trip show panel retreat gala auction camp marathon expo convention symposium ceremony
  museum village town city country airport farm warehouse kitchen garden park
`)

/** "Trained supervisors", from one Carla who became a supervisor: a bare plural for which the items name only one. */
export function severalOfOne(stated: Reading, clause: ReadClause, matches: ClauseMatch[]): Token | undefined {
  if (clause.agent !== "own" && clause.agent !== "joint") return undefined
  if (clause.moods.size > 0 || matches.length === 0) return undefined
  for (let at = clause.first + 1; at < clause.last; at++) {
    const token = stated.tokens[at]
    if (!token || !isBarePlural(stated, clause, at)) continue
    const places = matches.flatMap(({ known, from }) =>
      placesOf(stated, at, known).map((place) => ({ known, place, from })),
    )
    // In "school visits" and "mentoring, teaching", the word refers to nobody.
    const own = places.filter(({ known: { tokens }, place }) => !tokens[place + 1]?.content && isNoun(tokens[place]))
    if (own.length > 0) {
      if (own.every(({ known, place }) => isOne(known, place))) return token
    } else if (isPerson(token.lower) && matches.every(namesOne)) return token
  }
  return undefined
}

const isNoun = (token: Token | undefined) =>
  token !== undefined && !looksLikeParticiple(token.lower) && !looksLikeVerb(token.lower)

function isPerson(plural: string): boolean {
  const single = singleOf(plural)
  return meaningsOf(single).person || isOtherPerson(single)
}

const singleOf = (plural: string) => plural.replace(/ies$/, "y").replace(/s$/, "")

/** A plural noun for people, places or events without a number or a determiner. */
function isBarePlural({ tokens, numeric }: Reading, { first }: ReadClause, at: number): boolean {
  const { lower = "", kind, capital } = tokens[at] ?? {}
  if (kind !== "word" || capital || !/[^s]s$/.test(lower) || tokens[at + 1]?.content) return false
  if (!countable.has(singleOf(lower)) && !isPerson(lower)) return false
  for (let back = at - 1; back >= Math.max(first, at - 5); back--) {
    const token = tokens[back]
    if (!token || numeric.has(back)) return false
    if (which.test(token.lower) || /['’]s?$/.test(token.text)) return false
    if (looksLikeVerb(token.lower) || prepositions.has(token.lower)) return true
    if ((token.kind === "mark" && token.text !== "-") || /^(?:and|or)$/.test(token.lower)) return true
  }
  return true
}

/** Where an item has the noun or a synonym. */
function placesOf(stated: Reading, at: number, { tokens }: Known): number[] {
  const own = positionsOf(tokens, stated.tokens[at]?.concept ?? "")
  if (own.length > 0) return own.slice(0, maxPlaces)
  const others = [...relatedIn(tokens, stated.tokens, at).keys()]
  return others.flatMap((concept) => positionsOf(tokens, concept).slice(0, maxPlaces))
}

const which =
  /^(?:the|an?|my|our|your|his|her|their|its|these|those|this|that|all|both|some|few|several|many|other|various|more|most|two|numerous|multiple|no|any|every|each)$/
const plain = /^(?:the|our|your|his|her|their|its|and|or|i|we|these|those|all|both|some|few|several)$/
const one = /^(?:an?|one|1|my|single|this|that)$/
const repeated =
  /^(?:each|every|per|weekly|daily|monthly|often|always|usually|regularly|regular|another|any|many|more|other)$/
const period = /^(?:day|night|week|month|term|year|shift|quarter|season)$/
const titled = /^(?:as|became|become|becomes)$/

/** "one school", "an early career teacher", "promoted to supervisor": a single one, with no sign of repetition. */
function isOne(known: Known, place: number): boolean {
  const { tokens } = known
  const token = tokens[place]
  if (!token || /[^s]s$/.test(token.lower) || known.field === "skill") return false
  const reading = known.reading()
  const home = clauseAt(reading, place)
  if (!home || sentenceAt(reading, home).some((clause) => tellsAgain(reading, clause))) return false
  for (let back = place - 1; back >= Math.max(0, place - 4); back--) {
    const before = tokens[back]
    if (!before || before.kind === "mark") return false
    if (one.test(before.lower) || titled.test(before.lower)) return true
    if (before.lower === "to" && /^(?:promoted|appointed|rose|up|advanced)$/.test(tokens[back - 1]?.lower ?? ""))
      return true
    if (looksLikeVerb(before.lower) || prepositions.has(before.lower) || plain.test(before.lower)) return false
  }
  return false
}

/** "one school a week", "each month": repeated. */
const tellsAgain = oncePerClause(({ tokens }, { first, last }) =>
  tokens.slice(first, last).some(({ lower }, at, all) => {
    if (repeated.test(lower)) return true
    return period.test(lower) && /^an?$/.test(all[at - 1]?.lower ?? "") && at > 1
  }),
)

/** Whether an item without the plural names exactly one person. */
function namesOne({ known, from }: ClauseMatch): boolean {
  if (known.field !== null && known.field !== "experience") return false
  const reading = known.reading()
  const sentences = new Set([...from].flatMap((home) => sentenceAt(reading, home)))
  const said = [...sentences].flatMap(({ first, last }) => reading.tokens.slice(first, last))
  const isName = ({ capital, lower, content }: Token) => capital && content && meaningsOf(lower).own.length === 0
  const names = new Set(said.filter(isName).map(({ lower }) => lower))
  const isMany = ({ lower }: Token) =>
    /^(?:they|them|their|we|us|everyone|everybody|people|both|all|others|staff|team)$/.test(lower) ||
    (/[^s]s$/.test(lower) && meaningsOf(lower).person)
  return names.size === 1 && !said.some(isMany)
}

const whole = /^(?:both|all|each|every|everyone|everybody)$/
const part = /^(?:one|1|some|most|half|few|several|none|neither)$/

/** "Both apprentices I trained passed", from "trained 2 apprentices, one passed": what some did is claimed for all. */
export function wholeOfPart(stated: Reading, matches: ClauseMatch[]): boolean {
  if (!stated.tokens.some(({ lower }) => whole.test(lower))) return false
  return matches.some(({ known, said }) =>
    [...said].some(([token, { from }]) => {
      if (!looksLikeVerb(token.lower)) return false
      return [...from].every((home) => {
        const subject = known.tokens.slice(home.first, home.first + 3).filter(({ kind }) => kind !== "mark")
        const at = /^(?:and|but|only|a)$/.test(subject[0]?.lower ?? "") ? 1 : 0
        const next = subject[at + 1]
        return part.test(subject[at]?.lower ?? "") && (next?.lower === "of" || looksLikeVerb(next?.lower ?? ""))
      })
    }),
  )
}
