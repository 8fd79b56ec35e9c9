import { looksLikeParticiple, looksLikeVerb } from "../../../../language/verbs/verbs"
import { related } from "../../../../language/words/lexicon"
import { prepositions } from "../../../../language/words/prepositions"
import { isContent, type Token } from "../../../../language/words/tokens"
import { directionsTold } from "../../numbers/changes"
import { impliedConcepts } from "../../reading/implied-by-field"
import { sentenceAt } from "../../reading/once-per-clause"
import type { ReadClause, Reading } from "../../reading/reading"
import { saysFreeOf } from "./free-of"
import { usesItself } from "./related-words"
import { type ClauseMatch, note } from "./said-words"

/**
 * Words that an item implies: people work in a role, the object in a fragment was made or done, and a falling figure
 * was cut.
 */
export function addImplied(stated: Reading, clause: ReadClause, match: ClauseMatch, words: Token[]) {
  const reading = match.known.reading()
  const implied = impliedConcepts(match.known)
  const [first] = match.from
  if (!first) return
  const ways = mayTellChange(clause, reading, match.from) ? directionsTold(stated, clause, reading) : ""
  const bare = [...match.from].find((from) => from.agent === "own" && isVerbless(reading, from))
  const doing = [...match.from].find(
    (from) => from.agent === "own" && from.moods.size === 0 && doesThing(reading, from, stated, clause),
  )
  const joint = [...match.from].find((from) => from.agent === "joint")
  const named = [...match.from].find((from) => namesCompany(reading, from))
  for (const token of words) {
    if (match.said.has(token)) continue
    if (saysFreeOf(stated.tokens, token, reading.tokens)) note(match, token, "near", first)
    if (comesRound(token.lower, reading)) note(match, token, "same", first)
    if (joint && company.test(token.lower)) note(match, token, "near", joint)
    if (named && mate.test(token.lower)) note(match, token, "near", named)
    if (ways !== "" && changes(token, ways)) {
      // The two values of a change may be in two clauses.
      for (const from of [...match.from, ...homesOfEnds(stated, clause, reading)]) note(match, token, "same", from)
      continue
    }
    // If the item has the word itself, only that word counts.
    if (usesItself(match.known.tokens, token) && !implied.has(token.concept)) continue
    if (implied.has(token.concept)) note(match, token, "same", first)
    else if (bare && done.test(token.lower)) note(match, token, "same", bare)
    else if (doing && (done.test(token.lower) || carriedOut.test(token.lower))) note(match, token, "near", doing)
  }
}

/** "Summer fair, 40 stalls": a note that leaves out its verb. A heading before "I cooked the food" is not one. */
const isVerbless = (reading: Reading, from: ReadClause) =>
  sentenceAt(reading, from).every(
    ({ first, last, agent }) =>
      agent !== "own" ||
      !reading.tokens.slice(first, last).some(({ lower }) => looksLikeVerb(lower) || /^(?:do|does|did)$/.test(lower)),
  )

/** "did the food for the club" is preparing the food, not running the club: the item must mention the object itself. */
function doesThing(reading: Reading, from: ReadClause, stated: Reading, clause: ReadClause): boolean {
  const words = reading.tokens.slice(from.first, from.last)
  const did = words.findIndex(({ lower }) => /^(?:do|does|did)$/.test(lower))
  if (did < 0) return false
  const behind = words.slice(did + 1)
  const end = behind.findIndex(({ lower }, at) => at > 0 && prepositions.has(lower))
  const object = behind.slice(0, end < 0 ? undefined : end).filter(isContent)
  const said = new Set(stated.tokens.slice(clause.first, clause.last).map(({ concept }) => concept))
  return object.length === 0 || object.some(({ concept }) => said.has(concept))
}

/** A change may be the person's if the item states an action of theirs and denies none. */
export function mayTellChange(clause: ReadClause, reading: Reading, said: ReadonlySet<ReadClause>): boolean {
  if (clause.agent !== "own" && clause.agent !== "joint") return true
  const own = reading.clauses.filter((from) => from.agent === "own" || from.agent === "joint")
  const near = sentencesAround(reading, said)
  if (own.some((from) => near.has(from) && from.moods.has("negated"))) return false
  if (!reading.tokens.some(({ lower }) => looksLikeVerb(lower))) return true
  return own.some((from) => tellsAnyDeed(reading, from))
}

/** A full verb. A light one ("I put a chart up") counts only in a sentence with figures. */
function tellsAnyDeed(reading: Reading, from: ReadClause): boolean {
  const { tokens, mentions } = reading
  return tokens.slice(from.first, from.last).some(({ content, lower }, at, all) => {
    const byMe = /^(?:i|we)$/.test(all[at - 1]?.lower ?? "") && content && !lower.endsWith("ly")
    if (byMe || (content && (looksLikeVerb(lower) || looksLikeParticiple(lower)))) return true
    if (!light.test(lower)) return false
    const sentence = sentenceAt(reading, from)
    return mentions.some((one) => sentence.some(({ first, last }) => one.first >= first && one.first < last))
  })
}

/** The clauses of an item that give the values of the sentence's change. */
function homesOfEnds(stated: Reading, clause: ReadClause, { mentions, clauses }: Reading): ReadClause[] {
  const mine = stated.mentions.filter(({ first }) => first >= clause.first && first < clause.last)
  return mentions
    .filter((one) => mine.some(({ value, unit }) => value === one.value && unit === one.unit))
    .flatMap((one) => clauses[one.clause] ?? [])
    .filter(({ moods }) => moods.size === 0)
}

const light = /^(?:make|made|put|take|took|give|gave|do|did|got)$/

/**
 * The clauses of the sentences that contain a match, and of the sentence after each: "Readmissions fell. Staffing went
 * up too, so I claim nothing." Each sentence is visited once, regardless of its matches.
 */
function sentencesAround(reading: Reading, said: ReadonlySet<ReadClause>): Set<ReadClause> {
  const own = new Set<ReadClause>()
  const around = new Set<ReadClause>()
  for (const from of said) {
    if (own.has(from)) continue
    const sentence = sentenceAt(reading, from)
    const last = sentence.at(-1)
    const next = last && reading.clauses[reading.clauses.indexOf(last) + 1]
    for (const clause of sentence) own.add(clause)
    for (const clause of [...sentence, ...(next ? sentenceAt(reading, next) : [])]) around.add(clause)
  }
  return around
}

const rounds = [
  [/^weekly$/, /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^week$/],
  [/^daily$/, /^(?:day|morning|afternoon|evening|night|shift)$/],
  [/^monthly$/, /^month$/],
  [/^yearly$|^annual(?:ly)?$/, /^year$/],
] as const

/** "every Wednesday" and "on Tuesdays" support "weekly". */
function comesRound(lower: string, { tokens }: Reading): boolean {
  if (lower === "fortnightly") return saysFortnight(tokens)
  const period = rounds.find(([word]) => word.test(lower))?.[1]
  if (!period) return false
  return tokens.some((token, at) => {
    const before = tokens[at - 1]?.lower ?? ""
    const whole = `${token.concept === token.lower ? "" : token.concept} ${token.lower}`.trim().split(" ")
    const named = whole.some((word) => period.test(word) || period.test(word.replace(/s$/, "")))
    if (!named) return false
    return /^(?:every|each)$/.test(before) || (/days$/.test(token.lower) && token.lower !== "days")
  })
}

const mate = /^(?:colleagues?|teammates?|workmates?|coworkers?)$/

/** "re-tuned 35 alerts with Ana", "me and Ana": a named person took part. */
function namesCompany(reading: Reading, from: ReadClause): boolean {
  return sentenceAt(reading, from).some(({ first, last }) =>
    reading.tokens.slice(first, last).some(({ lower }, at, all) => {
      if (!all[at + 1]?.capital) return false
      return /^(?:with|w)$/.test(lower) || (lower === "and" && /^(?:me|i)$/.test(all[at - 1]?.lower ?? ""))
    }),
  )
}

/** "every other week", "every two weeks". */
function saysFortnight(tokens: Token[]): boolean {
  return tokens.some(
    ({ lower }, at) =>
      /^weeks?$/.test(lower) &&
      /^(?:other|second|2|two)$/.test(tokens[at - 1]?.lower ?? "") &&
      /^(?:every|each)$/.test(tokens[at - 2]?.lower ?? ""),
  )
}

/** The people that "we" refers to. */
const company = /^(?:team|crew|jointly|together|colleagues?)$/
const done =
  /^(?:did|do|made|make|prepared|prepare|prepares|handled|processed|delivered|finali[sz]ed|finished|created|produced|built|ran|run|runs)$/
/** The verb that "I do the rota" omits. */
const carriedOut = /^(?:plans?|planned|drawn|files?|filed|draws?|drew|maintains?|maintained|completes?|writes?|wrote)$/

/** Whether a word states a change in that direction. */
function changes(token: Token, way: "up" | "down"): boolean {
  const own = way === "down" ? ["reduce", "decrease", "fall", "shorten", "drop"] : ["increase", "grow", "rise", "raise"]
  if (token.concept === (way === "down" ? "reduc" : "increas") || token.concept === "improv" || token.lower === way)
    return true
  return own.some((word) => {
    const kin = related(token.lower, word)
    return kin === "same" || kin === "narrower"
  })
}
