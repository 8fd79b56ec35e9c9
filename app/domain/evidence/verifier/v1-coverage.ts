import { findVerb } from "../../language/agents"
import { prepositions } from "../../language/prepositions"
import type { Token } from "../../language/tokens"
import { isBaseForm, looksLikeParticiple, looksLikeVerb } from "../../language/verbs"
import { bearing, conceptsOf, type Objection } from "./cover"
import { bindingVerbs, verbsOf } from "./deeds"
import { impliedConcepts } from "./implied"
import type { Known } from "./known"
import { directionsOf } from "./numbers/directions"
import { oncePerClause } from "./once-per-clause"
import { levelName } from "./ownership"
import type { ReadClause, Reading } from "./reading"

export interface Coverage {
  known: Known
  covered: Set<Token>
  /** Words that stand only in clauses that must not or may not speak for this one. */
  objected: Map<Token, Objection>
  /** An objection of a single clause that holds every word: it tells of the same deed, and otherwise. */
  refuted: Objection | null
}

/** Which words of a clause one text carries, in clauses that may speak for it. */
export function coverageOf(stated: Reading, clause: ReadClause, known: Known, words: Token[]): Coverage {
  const coverage: Coverage = { known, covered: new Set(), objected: new Map(), refuted: null }
  if (!words.some((token) => known.concepts.has(token.concept))) return coverage
  const reading = known.reading()
  const verb = mainVerb(stated, clause, words)
  const circumstances: Token[] = []
  let deed = false
  for (const from of reading.clauses) {
    const concepts = conceptsOf(reading, from)
    const shared = words.filter((token) => concepts.has(token.concept))
    if (shared.length === 0) continue
    const objection = bearing(stated, clause, known, from) ?? ownershipObjection(clause, from, reading)
    if (objection) {
      for (const token of shared) if (!coverage.objected.has(token)) coverage.objected.set(token, objection)
      if (shared.length === words.length) coverage.refuted ??= objection
    } else if (
      verb === undefined &&
      from.agent === "thing" &&
      clause.agent === "own" &&
      dropsVerb(reading, from, stated, clause)
    ) {
      for (const token of shared) if (!coverage.objected.has(token)) coverage.objected.set(token, droppedVerb)
    } else if (clause.moods.has("negated") && !from.moods.has("negated")) {
      circumstances.push(...shared)
    } else if (from.agent === "thing" && (clause.agent === "own" || clause.agent === "joint")) {
      circumstances.push(...shared)
    } else if (dropsVerb(reading, from, stated, clause)) {
      for (const token of shared) if (!coverage.objected.has(token)) coverage.objected.set(token, droppedVerb)
    } else {
      deed = true
      for (const token of shared) {
        if (token !== verb || tellsDeed(reading, from, token.concept)) coverage.covered.add(token)
      }
    }
  }
  if (deed || (clause.ownership.level <= 2 && !clause.moods.has("negated"))) {
    for (const token of circumstances) if (token !== verb) coverage.covered.add(token)
  }
  addImplied(stated, clause, known, words, coverage)
  return coverage
}

/** Words that an item implies: a role was worked in, and figures that fell were lowered. */
function addImplied(stated: Reading, clause: ReadClause, known: Known, words: Token[], { covered }: Coverage) {
  if (covered.size === 0 || clause.moods.has("negated")) return
  const implied = impliedConcepts(known)
  const ways = covered.size > 0 ? directionsOf(stated, clause, known) : none
  const verb = mainVerb(stated, clause, words)
  const isOwn = ways.size > 0 && ownSentence(known.reading())
  for (const token of words) {
    if (implied.has(token.concept)) covered.add(token)
    else if (ways.has(token.concept) && (token !== verb || isOwn)) covered.add(token)
  }
}

/** Whether the first sentence with figures is about a deed of the person: then the change may be told as theirs. */
function ownSentence(reading: Reading): boolean {
  const pair =
    reading.mentions.find((mention) => mention.place === "from" || mention.place === "to") ?? reading.mentions[0]
  const at = pair?.clause ?? 0
  let first = at
  while (first > 0 && !/^[.!?]$/.test(reading.tokens[reading.clauses[first]?.first ?? 0]?.text ?? "")) first--
  let last = at + 1
  while (
    last < reading.clauses.length &&
    !/^[.!?]$/.test(reading.tokens[reading.clauses[last]?.first ?? 0]?.text ?? "")
  )
    last++
  return reading.clauses.slice(first, last).some((from) => from.agent === "own" || from.agent === "joint")
}

const none: ReadonlySet<string> = new Set()

/** The deed of a clause told as the person's own: only an own deed carries it, never the course of things. */
function mainVerb(stated: Reading, clause: ReadClause, words: Token[]): Token | undefined {
  if (clause.agent !== "own") return undefined
  const at = findVerb(stated.tokens, clause.first, clause.last)
  const verb = words.find((token) => token === stated.tokens[at])
  if (verb && clause.first > 0 && looksLikeParticiple(verb.lower)) return undefined
  const next = stated.tokens[at + 1]
  return next && !prepositions.has(next.lower) && next.kind !== "mark" ? verb : undefined
}

const droppedVerb: Objection = {
  bearing: "doubtful",
  rule: "V1",
  detail: "What you captured tells something else of this.",
}

/** An item's clause whose telling verb ("pitched for", "lost") the sentence leaves out tells something else. */
function dropsVerb(reading: Reading, from: ReadClause, stated: Reading, clause: ReadClause): boolean {
  if (clause.agent === "thing" || clause.agent === "other") return false
  const mine = conceptsOf(stated, clause)
  const binding = bindingVerbs(reading, from)
  return binding.length > 0 && !binding.some((token) => mine.has(token.concept))
}

/** A deed is carried by a verb, or by a noun that no other verb governs: not "rebranded" by "pitched for the rebrand". */
export function tellsDeed(reading: Reading, from: ReadClause, concept: string): boolean {
  if (undergone(reading, from).has(concept)) return false
  if (deedsTold(reading, from).has(concept)) return true
  return verbsOf(reading, from).length === 0
}

const deedsTold = oncePerClause(
  (reading, { first, last }) =>
    new Set(
      reading.tokens
        .slice(first, last)
        .filter((token, at, all) => {
          // In "Anna's design" and "the build" nothing is done.
          const before = all[at - 1]
          if (isBaseForm(token.lower) && /^(?:the|an?|my|our|his|her|their)$|['’]s$/i.test(before?.text ?? ""))
            return false
          return looksLikeVerb(token.lower) || looksLikeParticiple(token.lower)
        })
        .map((token) => token.concept),
    ),
)

/** A deed done to the person ("I was coached by Dana") is not a deed of theirs. */
const undergone = oncePerClause((reading, from): Set<string> => {
  const found = new Set<string>()
  if (
    reading.tokens
      .slice(from.first, from.last)
      .some((token, at, all) => token.lower === "by" && /^(me|us|myself)$/.test(all[at + 1]?.lower ?? ""))
  )
    return found
  for (let at = from.first + 1; at < from.last; at++) {
    const token = reading.tokens[at]
    const before = reading.tokens[at - 1]?.lower ?? ""
    if (token && /^(was|were|been|being|got|am|is|be)$/.test(before) && looksLikeVerb(token.lower))
      found.add(token.concept)
  }
  return found
})

const highest = new WeakMap<Reading, number>()

/** The strongest ownership that a word of the text says. */
function highestOwnership(reading: Reading): number {
  const known = highest.get(reading)
  if (known !== undefined) return known
  const told = reading.clauses.filter((clause) => clause.ownership.token !== null)
  const found = told.reduce((most, clause) => Math.max(most, clause.ownership.level), -1)
  highest.set(reading, found)
  return found
}

function ownershipObjection(clause: ReadClause, from: ReadClause, reading: Reading): Objection | null {
  const { level, token } = clause.ownership
  if (clause.agent === "other" || clause.moods.has("negated")) return null
  if (from.ownership.level >= level) return null
  if (from.agent === "thing" && from.ownership.token === null && level <= 2) return null
  const elsewhere = highestOwnership(reading) >= level
  const says = token ? `“${token.text}” says that you ${levelName(level)}` : "The sentence says that you did it"
  const detail = `${says}; what you captured says that you ${levelName(from.ownership.level)}.`
  return { bearing: elsewhere ? "doubtful" : "refused", rule: "V4", detail }
}
