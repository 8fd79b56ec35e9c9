import { related } from "../../../language/lexicon"
import { positionsOf } from "../../../language/positions"
import type { Token } from "../../../language/tokens"
import { isVerbAfter, looksLikeParticiple, looksLikeVerb } from "../../../language/verbs"
import { bearing, claimWords } from "../cover"
import { isFragment, tellsDeed } from "../deeds"
import { impliedConcepts } from "../implied"
import type { Known } from "../known"
import { directionsTold } from "../numbers/changes"
import type { ReadClause, Reading } from "../reading"
import { fallsShort } from "./falling-short"
import { freeWords } from "./free-words"
import { type Grade, isFixed, kinIn } from "./kin"

/** How one word of a sentence is said by an item, and by which of its clauses. */
interface Said {
  grade: Grade
  from: Set<ReadClause>
}

/** What the words of one clause of a sentence find in one item. */
export interface ClauseMatch {
  known: Known
  said: Map<Token, Said>
  /** Clauses of the item that say one of them. */
  from: Set<ReadClause>
}

/** The words of a clause that an item has to say: no numbers, no words of grammar, nothing that changes no fact. */
export function weighedWords(stated: Reading, clause: ReadClause, exempt: ReadonlySet<Token>): Token[] {
  return claimWords(stated, clause).filter((token) => !exempt.has(token) && !isFree(token))
}

function isFree(token: Token): boolean {
  if (token.capital && !token.opening) return false
  return freeWords.has(token.lower)
}

/** A word that tells what was done. */
export function isDeed(stated: Reading, token: Token): boolean {
  if (token.capital && !token.opening) return false
  const at = stated.tokens.indexOf(token)
  const before = stated.tokens[at - 1]?.lower ?? ""
  // "a service built by a colleague": what somebody else did to it.
  if (at > 0 && stated.tokens[at + 1]?.lower === "by" && !/^(?:me|us|\w+ing)$/.test(stated.tokens[at + 2]?.lower ?? ""))
    return false
  if (looksLikeParticiple(token.lower)) return isVerbAfter(/^\W$/.test(before) ? "" : before, token.lower)
  if (!looksLikeVerb(token.lower)) return false
  // "the damaged books": it tells what they are like.
  return !/^(?:the|a|an|my|our|its|-|of|with)$/.test(before)
}

/** Which words of a clause an item says in clauses that may speak for it. `told` says that its deed is told elsewhere. */
export function matchClause(
  stated: Reading,
  clause: ReadClause,
  known: Known,
  words: Token[],
  told = false,
): ClauseMatch {
  const reading = known.reading()
  const match: ClauseMatch = { known, said: new Map(), from: new Set() }
  const aside: [Token, Grade, ReadClause][] = []
  const standing = new Map<ReadClause, Standing>()
  for (const token of words) {
    const at = stated.tokens.indexOf(token)
    // Where the item uses the word itself, the word itself decides.
    const itself = positionsOf(known.tokens, token.concept).length > 0
    const forms = itself ? new Map<string, Grade>([[token.concept, "same"]]) : kinIn(known.tokens, stated.tokens, at)
    for (const [concept, grade] of forms) {
      for (const position of positionsOf(known.tokens, concept)) {
        const from = reading.clauses.find(({ first, last }) => position >= first && position < last)
        if (!from) continue
        const stands = standing.get(from) ?? standingOf(stated, clause, known, from)
        standing.set(from, stands)
        if (stands === "barred") continue
        const deed = isDeed(stated, token)
        const own = clause.agent === "own" || clause.agent === "joint"
        if (stands === "aside" || (deed && own && from.agent === "thing")) {
          if (!deed) aside.push([token, grade, from])
        } else if (!deed || passive.test(token.lower) || tellsDeed(reading, from, concept))
          note(match, token, grade, from)
      }
    }
  }
  addImplied(stated, clause, match, words)
  // What others did may be named where the deed told is the person's own; a lone name of theirs would move to it.
  if (
    told ||
    (match.said.size > 1 && clause.agent === "own" && handles(stated, clause)) ||
    [...match.said.keys()].some((token) => isDeed(stated, token)) ||
    clause.agent === "other" ||
    clause.agent === "thing"
  ) {
    const alone = (from: ReadClause) =>
      new Set(aside.flatMap(([token, , its]) => (its === from ? [token] : []))).size < 2
    for (const [token, grade, from] of aside) {
      if (!isFixed(token) || match.from.has(from) || !alone(from)) note(match, token, grade, from)
    }
  }
  return match
}

/** What an item says without the word: a role was worked in, a fragment's thing was done, figures that fell were cut. */
function addImplied(stated: Reading, clause: ReadClause, match: ClauseMatch, words: Token[]) {
  const reading = match.known.reading()
  const implied = impliedConcepts(match.known)
  const [first] = match.from
  if (!first) return
  const ways = mayTellChange(clause, reading) ? directionsTold(stated, clause, reading) : ""
  const bare = [...match.from].find(
    (from) =>
      from.agent === "own" && !reading.tokens.slice(from.first, from.last).some((token) => looksLikeVerb(token.lower)),
  )
  const doing = [...match.from].find(
    (from) =>
      from.agent === "own" &&
      from.moods.size === 0 &&
      reading.tokens.slice(from.first, from.last).some(({ lower }) => /^(?:do|does|did)$/.test(lower)),
  )
  const joint = [...match.from].find((from) => from.agent === "joint")
  for (const token of words) {
    if (match.said.has(token)) continue
    if (joint && company.test(token.lower)) note(match, token, "near", joint)
    // Where the item uses the word itself, the word itself decides.
    if (positionsOf(match.known.tokens, token.concept).length > 0 && !implied.has(token.concept)) continue
    if (implied.has(token.concept)) note(match, token, "same", first)
    else if (bare && done.test(token.lower)) note(match, token, "same", bare)
    else if (doing && (done.test(token.lower) || carriedOut.test(token.lower))) note(match, token, "near", doing)
    else if (ways !== "" && changes(token, ways)) note(match, token, "same", first)
  }
}

/** A change is told as the person's own where the item tells a deed of theirs, and denies none. */
function mayTellChange(clause: ReadClause, reading: Reading): boolean {
  if (clause.agent !== "own" && clause.agent !== "joint") return true
  const own = reading.clauses.filter((from) => from.agent === "own" || from.agent === "joint")
  if (own.some((from) => from.moods.has("negated"))) return false
  if (isFragment(reading)) return true
  return own.some((from) =>
    reading.tokens
      .slice(from.first, from.last)
      .some((token) => token.content && (looksLikeVerb(token.lower) || looksLikeParticiple(token.lower))),
  )
}

/** Those that "we" stands for. */
const company = /^(?:team|crew|jointly|together|colleagues?)$/
const done =
  /^(?:did|do|made|make|prepared|prepare|prepares|handled|processed|delivered|created|produced|built|ran|run|runs)$/
/** The deed that "I do the rota" leaves unnamed. */
const carriedOut = /^(?:plans?|files?|filed|draws?|drew|maintains?|maintained|completes?)$/

/** Whether a word tells a change of that direction. */
function changes(token: Token, way: "up" | "down"): boolean {
  const own = way === "down" ? ["reduce", "decrease", "fall", "shorten", "drop"] : ["increase", "grow", "rise", "raise"]
  if (token.concept === (way === "down" ? "reduc" : "increas") || token.concept === "improv" || token.lower === way)
    return true
  return own.some((word) => {
    const kin = related(token.lower, word)
    return kin === "same" || kin === "narrower"
  })
}

function note({ said, from }: ClauseMatch, token: Token, grade: Grade, clause: ReadClause) {
  const before = said.get(token)
  if (before) {
    if (grade === "same") before.grade = grade
    before.from.add(clause)
  } else said.set(token, { grade, from: new Set([clause]) })
  from.add(clause)
}

/** A deed whose verb says no more than that it was done: "Completed the sheet". */
function handles({ tokens }: Reading, clause: ReadClause): boolean {
  const verb = tokens.slice(clause.first, clause.last).find(({ kind, lower }) => kind === "word" && lower !== "i")
  return verb !== undefined && freeWords.has(verb.lower) && looksLikeVerb(verb.lower)
}

/** Fields whose items say what the person is and holds. */
const ofPerson = /^(?:role|employer|title|qualification|skill)$/
/** Told of the person in the passive: "Nominated for the prize". */
const passive = /^(?:nominated|shortlisted|promoted|selected|invited|elected|appointed|awarded|hired|employed)$/

type Standing = "speaks" | "aside" | "barred"

/** Whether a clause of an item speaks for one of a sentence, may only name what stands around it, or neither. */
function standingOf(stated: Reading, clause: ReadClause, known: Known, from: ReadClause): Standing {
  if (ofPerson.test(known.field ?? "") && from.moods.size === 0 && clause.ownership.level <= 2) return "speaks"
  const objection = bearing(stated, clause, known, from)
  if (objection && clause.agent === "other" && from.agent !== "other" && from.moods.size === 0) return "aside"
  if (objection) return objection.rule === "V4" ? "aside" : sameMood(stated, clause, from) ? "speaks" : "barred"
  const told = clause.agent === "own" || clause.agent === "joint"
  if (told && !clause.moods.has("negated") && from.ownership.level < clause.ownership.level) {
    return from.agent === "thing" && from.ownership.token === null && clause.ownership.level <= 2 ? "speaks" : "aside"
  }
  return "speaks"
}

/** A plan that came to nothing may be told as an attempt, a denial as a failure: neither as a deed. */
function sameMood(stated: Reading, clause: ReadClause, from: ReadClause): boolean {
  if (from.moods.has("reported") || from.moods.has("supposed")) return false
  const falls = fallsShort(stated, clause)
  if (from.moods.has("negated")) return falls || clause.moods.has("negated")
  return from.moods.has("wished") && (falls || clause.moods.has("negated") || clause.moods.has("unreached"))
}
