import { positionsOf } from "../../../language/doers/positions"
import { isVerbAfter, looksLikeParticiple, looksLikeVerb } from "../../../language/verbs/verbs"
import type { Token } from "../../../language/words/tokens"
import { maxPlaces } from "../budget"
import type { Known } from "../library"
import { bearing, claimWords, overstatesPlan, type Testimony } from "../reading/bearing"
import { clauseAt } from "../reading/clause-at"
import { tellsDeed } from "../reading/deeds"
import { tellsLoss } from "../reading/negation"
import type { ReadClause, Reading } from "../reading/reading"
import { toldAgain } from "../reading/told-again"
import { isFellow } from "../rules/v3-titles"
import { fallsShort } from "./falling-short"
import { freeWords } from "./words/free-words"
import { isGrammarAt } from "./words/grammatical-uses"
import { addImplied } from "./words/implied-words"
import { type Grade, isFixed, relatedIn, usesItself } from "./words/related-words"
import { type ClauseMatch, note } from "./words/said-words"

/** The words of a clause that an item must say: no numbers, function words or words that change no fact. */
export function weighedWords(stated: Reading, clause: ReadClause, exempt: ReadonlySet<Token>): Token[] {
  const words = claimWords(stated, clause).filter(
    (token) =>
      !exempt.has(token) &&
      !isFellow(token, stated.tokens[stated.tokens.indexOf(token) + 1]) &&
      !isGrammarAt(stated.tokens, stated.tokens.indexOf(token)),
  )
  // In "no-shows" and "check-in times" such a word is part of a noun.
  const bound = words.filter(
    (token) =>
      !isAwarded(stated.tokens, stated.tokens.indexOf(token)) &&
      (!isFree(token) ||
        isNamedPeriod(stated.tokens, stated.tokens.indexOf(token)) ||
        /^(?:-|no)$/.test(stated.tokens[stated.tokens.indexOf(token) - 1]?.lower ?? "")),
  )
  return bound.length === 0 && stated.clauses.length === 1 ? words : bound
}

/** "NVQ in Hairdressing, awarded in 2018": the date of the credential. */
function isAwarded(tokens: Token[], at: number): boolean {
  if (!/^(?:awarded|obtained|earned|gained|received|conferred|completed|issued)$/.test(tokens[at]?.lower ?? ""))
    return false
  return (
    tokens[at + 1]?.lower === "in" &&
    /^(?:19|20)\d\d$/.test(tokens[at + 2]?.text ?? "") &&
    tokens[at - 1]?.kind !== "word"
  )
}

/** "trainer of the year": the period is part of the name. */
function isNamedPeriod(tokens: Token[], at: number): boolean {
  return tokens[at - 1]?.lower === "the" && tokens[at - 2]?.lower === "of" && tokens[at - 3]?.content === true
}

function isFree(token: Token): boolean {
  if (token.capital && !token.opening) return false
  return freeWords.has(token.lower)
}

/** Whether a word states an action. */
export function isDeed(stated: Reading, token: Token): boolean {
  if (token.capital && !token.opening) return false
  const at = stated.tokens.indexOf(token)
  const before = stated.tokens[at - 1]?.lower ?? ""
  // "a service built by a colleague": somebody else's action.
  if (at > 0 && stated.tokens[at + 1]?.lower === "by" && !/^(?:me|us|\w+ing)$/.test(stated.tokens[at + 2]?.lower ?? ""))
    return false
  if (looksLikeParticiple(token.lower)) return isVerbAfter(/^\W$/.test(before) ? "" : before, token.lower)
  if (!looksLikeVerb(token.lower)) return false
  // "the damaged books": an adjective.
  return !/^(?:the|a|an|my|our|its|-|of|with)$/.test(before)
}

/** The words of a clause that an item says in clauses that may support it. `told`: another clause has the action. */
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
  const standing = new Map<ReadClause, Testimony>()
  for (const token of words) {
    const at = stated.tokens.indexOf(token)
    // If the item has the word itself, only that word counts.
    const itself = usesItself(known.tokens, token)
    const forms = itself
      ? new Map<string, Grade>([[token.concept, "same"]])
      : relatedIn(known.tokens, stated.tokens, at)
    for (const [concept, grade] of forms) {
      for (const position of positionsOf(known.tokens, concept).slice(0, maxPlaces)) {
        const from = clauseAt(reading, position)
        if (!from) continue
        const stands = standing.get(from) ?? standingOf(stated, clause, known, from)
        standing.set(from, stands)
        const deed = isDeed(stated, token)
        const again = stands === "barred" && !deed ? toldAgain(stated, clause, token, reading, from) : undefined
        if (again) aside.push([token, grade, again])
        if (stands === "barred") continue
        const own = clause.agent === "own" || clause.agent === "joint"
        if (stands === "aside" || (deed && own && from.agent === "thing")) {
          if (!deed) aside.push([token, grade, from])
        } else if (!deed || passive.test(token.lower) || tellsDeed(reading, from, concept))
          note(match, token, grade, from)
      }
    }
  }
  addImplied(stated, clause, match, words)
  // Other people's actions may be named if the person's action matches. A lone name from such a clause would attribute
  // the action to the wrong person or place.
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

/** A generic action: "Completed the sheet". */
function handles({ tokens }: Reading, clause: ReadClause): boolean {
  const verb = tokens.slice(clause.first, clause.last).find(({ kind, lower }) => kind === "word" && lower !== "i")
  return verb !== undefined && freeWords.has(verb.lower) && looksLikeVerb(verb.lower)
}

/** Fields whose items say what the person is or has. */
const ofPerson = /^(?:role|employer|title|qualification|skill)$/
/** A passive about the person: "Nominated for the prize". */
const passive = /^(?:nominated|shortlisted|promoted|selected|invited|elected|appointed|awarded|hired|employed)$/

/** Whether an item clause may support a sentence clause, may only name its circumstances, or neither. */
function standingOf(stated: Reading, clause: ReadClause, known: Known, from: ReadClause): Testimony {
  if (ofPerson.test(known.field ?? "") && from.moods.size === 0 && clause.ownership.level <= 2) return "speaks"
  const objection = bearing(stated, clause, known, from)
  if (objection && overstatesPlan(objection, clause)) return "barred"
  if (objection?.said.code === "denied" && from.moods.size === 1 && tellsLoss(known.tokens, from)) return "aside"
  if (objection && clause.agent === "other" && from.agent !== "other" && from.moods.size === 0) return "aside"
  if (objection) return objection.rule === "V4" ? "aside" : sameMood(stated, clause, from) ? "speaks" : "barred"
  const told = clause.agent === "own" || clause.agent === "joint"
  if (told && !clause.moods.has("negated") && from.ownership.level < clause.ownership.level) {
    return from.agent === "thing" && from.ownership.token === null && clause.ownership.level <= 2 ? "speaks" : "aside"
  }
  return "speaks"
}

const begun =
  /^(?:enrolled|studying|preparing|interviewed|auditioned|applied|applying|pending|ongoing|progress|pilot|trial)$/

/** A failed plan supports an attempt, and a negation supports a failure. Neither supports an action or its start. */
function sameMood(stated: Reading, clause: ReadClause, from: ReadClause): boolean {
  if (from.moods.has("reported") || from.moods.has("supposed")) return false
  const falls = fallsShort(stated, clause)
  if (from.moods.has("negated")) return falls || clause.moods.has("negated")
  if (!from.moods.has("wished")) return false
  const isBegun = stated.tokens.slice(clause.first, clause.last).some(({ lower }) => begun.test(lower))
  return falls || clause.moods.has("negated") || (clause.moods.has("unreached") && !isBegun)
}
