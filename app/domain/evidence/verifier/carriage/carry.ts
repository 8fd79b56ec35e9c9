import { prepositions } from "../../../language/words/prepositions"
import { isContent, type Token } from "../../../language/words/tokens"
import { doubts, type Finding } from "../finding"
import type { Known, Library } from "../library"
import { compareValues } from "../numbers/compare"
import { bearing, claimWords, conceptsOf, type Objection } from "../reading/bearing"
import type { ReadClause, Reading } from "../reading/reading"
import { agreeOnRole } from "../rules/placement"
import { isLimit, tellsOfReader } from "../rules/truthful-limits"
import { chooseItems, maxUsed } from "./choose-items"
import { isDeed, weighedWords } from "./clause-match"
import { countedOf, deniesZero, tellsLack } from "./falling-short"
import { type Grounds, mustBeSaid, nameTokens, objectionsTo, type Weighed } from "./objections"
import type { Grade } from "./words/related-words"
import type { ClauseMatch } from "./words/said-words"
import { isWrittenIn } from "./words/written-words"

interface Carriage {
  /** "same" if all words are those of the items or clear synonyms; null if something is missing. */
  grade: Grade | null
  used: Known[]
  weighed: Weighed[]
  lacks: Finding[]
}

/** The minimum share of a clause, and of a whole sentence, that items must say. */
const least = { clause: 0.66, aside: 0.5, sentence: 0.8, fragment: 0.9 }

/** Whether items support a sentence: they say every clause, in their words or others, and no rule objects. */
export function carry(stated: Reading, pool: Known[], library: Library, exempt: Set<Token>): Carriage {
  const weighed = weighClauses(stated, pool, library, exempt)
  const used = [...new Set(weighed.flatMap(({ matches }) => matches.map(({ known }) => known)))]
  if (weighed.length === 0 && stated.clauses.length > 0) return { grade: "same", used, weighed, lacks: [] }
  const lacking = (lacks: Finding[]): Carriage => ({ grade: null, used, weighed, lacks })
  const grounds: Grounds = { stated, library, exempt, from: clausesUsed(weighed) }
  const names = nameTokens(stated)
  const amount = { words: 0, said: 0 }
  const lacks: Finding[] = []
  let grade: Grade = "same"
  for (const one of weighed) {
    const { words, matches } = one
    const said = new Map(matches.flatMap((match) => [...match.said]))
    const exact = [...said.values()].filter((word) => word.grade === "same").length
    const missing = words.filter((token) => !said.has(token))
    amount.words += words.length
    amount.said += words.length - missing.length
    lacks.push(...lacksOf(one, missing, exact, names, pool, grounds))
    if (missing.length > 0 || exact < said.size) grade = "near"
  }
  if (lacks.length > 0) return lacking(lacks)
  if (used.length === 0) return lacking([doubts("V1", { code: "nothing" })])
  if (used.length > maxUsed || !agreeOnRole(used, library)) return lacking([doubts("V1", { code: "apart" })])
  const told = weighed.some(({ words }) => words.some((token) => isDeed(stated, token)))
  if (amount.said < amount.words * (told ? least.sentence : least.fragment))
    return lacking([doubts("V1", { code: "partly" })])
  return { grade, used, weighed, lacks: [] }
}

/** The reasons why items do not support a clause: unmatched words, else objections of the rules. */
function lacksOf(
  one: Weighed,
  missing: Token[],
  exact: number,
  names: ReadonlySet<Token>,
  pool: Known[],
  grounds: Grounds,
): Finding[] {
  const { clause, words, matches, isAside } = one
  const { stated } = grounds
  const enough = words.length - missing.length >= words.length * (isAside ? least.aside : least.clause)
  const bound = missing.filter((token) => mustBeSaid(stated, clause, token, names))
  const found = matches.map(({ known }) => known)
  if (!enough || bound.length > 0) return unsaid(grounds, clause, bound.length > 0 ? bound : missing, pool, found)
  if (clause.moods.has("negated") && !matches.some((match) => tellsLack(match) || deniesZero(stated, clause, match)))
    return [undenied(stated, clause, matches)]
  const objections = objectionsTo(one, missing, grounds)
  if (objections.length > 0) return objections
  return words.length > 2 && exact * 2 <= words.length ? unsaid(grounds, clause, words, [], found) : []
}

/** The finding if no item denies what the clause denies, or an item even counts it. */
function undenied(stated: Reading, clause: ReadClause, matches: ClauseMatch[]): Finding {
  for (const match of matches) {
    const text = countedOf(stated, clause, match)
    if (text !== undefined) return doubts("V1", { code: "not_none", text })
  }
  return doubts("V1", { code: "not_denied" })
}

export function weighClauses(stated: Reading, pool: Known[], library: Library, exempt: Set<Token>): Weighed[] {
  const names = nameTokens(stated)
  const used = new Set<Known>()
  const clauses = stated.clauses.map((clause) => ({ clause, words: weighedWords(stated, clause, exempt) }))
  const told = clauses.some(({ words }) => words.some((token) => isDeed(stated, token)))
  return clauses.flatMap(({ clause, words }) => {
    if (isLimit(stated, clause, library) || tellsOfReader(stated, clause)) return []
    const hasDeed = words.some((token) => isDeed(stated, token))
    const aside = (told || isAdjunct(stated, clause)) && !hasDeed
    const matches = chooseItems(stated, clause, pool, words, used, aside, names)
    for (const { known } of matches) used.add(known)
    return [{ clause, words, matches, isAside: told && !hasDeed }]
  })
}

export function clausesUsed(weighed: Weighed[]): Map<Known, Set<ReadClause>> {
  const from = new Map<Known, Set<ReadClause>>()
  for (const match of weighed.flatMap(({ matches }) => matches))
    from.set(match.known, new Set([...(from.get(match.known) ?? []), ...match.from]))
  return from
}

const maxShown = 5
/** The maximum number of items checked for a word's form. */
const maxHolders = 40

/**
 * The finding for unmatched words: an objection from an item that has them, else the missing names, else the missing
 * words. Words that any item has are not reported as missing.
 */
function unsaid(
  { stated, library }: Grounds,
  clause: ReadClause,
  missing: Token[],
  pool: Known[],
  found: Known[],
): Finding[] {
  const objection = objectionTo(stated, clause, missing, pool)
  if (objection) return [doubts(objection.rule, objection.said)]
  const isWritten = (token: Token) => {
    const holders = library.byConcept.get(token.concept) ?? []
    return [...found, ...holders.slice(0, maxHolders)].some((known) => isWrittenIn(token, known))
  }
  const absent = missing.filter((token) => !isWritten(token))
  const told = absent.length > 0 ? absent : missing
  const named = told.filter((token) => token.shaped || (token.capital && !token.opening))
  const shown = [...new Set((named.length > 0 ? named : told).map(({ text }) => text))].slice(0, maxShown)
  if (shown.length === 0) return [doubts("V1", { code: "nothing" })]
  if (absent.length === 0) return [doubts("V1", { code: "unclear", words: shown })]
  return [doubts("V1", { code: named.length > 0 ? "unnamed" : "unsaid", words: shown })]
}

/**
 * The objection of a clause about the same action. It is shown to the person as something they wrote, so one clause of
 * the item must contain every word of the sentence's clause, and the item must contain its numbers.
 */
function objectionTo(stated: Reading, clause: ReadClause, missing: Token[], pool: Known[]): Objection | null {
  const level = clause.ownership.token
  const said = [...claimWords(stated, clause), ...(level && isContent(level) ? [level] : [])]
  const words = [...new Map([...said, ...missing].map((token) => [token.concept, token])).values()]
  if (words.length < 2) return null
  for (const known of pool) {
    if (!words.every(({ concept }) => known.concepts.has(concept))) continue
    const reading = known.reading()
    if (!holdsNumbers(stated, clause, reading)) continue
    for (const from of reading.clauses) {
      const held = conceptsOf(reading, from)
      const objection = words.every(({ concept }) => held.has(concept)) && bearing(stated, clause, known, from)
      if (objection && !from.guessed) return objection
    }
  }
  return null
}

function holdsNumbers(stated: Reading, clause: ReadClause, { mentions }: Reading): boolean {
  return stated.mentions
    .filter(({ first }) => first >= clause.first && first < clause.last)
    .every((mention) =>
      mentions.some((one) => compareValues({ ...mention, rate: null }, { ...one, rate: null }) !== "no"),
    )
}

/** "For the barn conversion at Tully, …": an adjunct of another clause's action. */
function isAdjunct(stated: Reading, clause: ReadClause): boolean {
  const opening = stated.tokens.slice(clause.first, clause.last).find((token) => token.kind === "word")
  return stated.clauses.length > 1 && opening !== undefined && prepositions.has(opening.lower)
}
