import { bearing, claimWords, type Objection } from "./cover"
import { blocks, doubts, type Finding } from "./finding"
import type { Known } from "./known"
import { levelName } from "./ownership"
import type { ReadClause, Reading } from "./reading"
import type { Token } from "./text/tokens"
import { looksLikeVerb } from "./text/verbs"

export interface ClauseVerdict {
  findings: Finding[]
  /** The texts that carry the clause together. */
  used: Known[]
  /** Words of the clause that no text carries. */
  missing: Token[]
}

interface Coverage {
  known: Known
  covered: Set<Token>
  /** Covered only by clauses that must not or may not speak for this one. */
  objected: Map<Token, Objection>
  objection: Objection | null
}

/** V1, V4, Whose and Negation for one clause: which texts carry its words, in clauses that may speak for it. */
export function judgeClause(
  stated: Reading,
  clause: ReadClause,
  candidates: Known[],
  exempt: Set<Token>,
): ClauseVerdict {
  const words = claimWords(stated, clause).filter((token) => !exempt.has(token))
  if (words.length === 0) return { findings: [], used: [], missing: [] }
  const coverages = candidates.map((known) => coverageOf(stated, clause, known, words))
  coverages.sort((a, b) => b.covered.size - a.covered.size)
  const best = coverages[0]
  if (!best || (best.covered.size === 0 && best.objected.size === 0)) return nothing(words)
  const used = best.covered.size > 0 ? [best.known] : []
  const covered = new Set(best.covered)
  for (const other of coverages.slice(1)) {
    const adds = words.filter((token) => !covered.has(token) && other.covered.has(token))
    if (adds.length === 0 || !words.some((token) => covered.has(token) && other.covered.has(token))) continue
    for (const token of adds) covered.add(token)
    used.push(other.known)
  }
  const missing = words.filter((token) => !covered.has(token))
  if (missing.length === 0) return { findings: [], used, missing }
  return { findings: [explain(clause, coverages, words, missing)], used, missing }
}

function nothing(words: Token[]): ClauseVerdict {
  return { findings: [doubts("V1", "Nothing you captured speaks of this.")], used: [], missing: words }
}

function coverageOf(stated: Reading, clause: ReadClause, known: Known, words: Token[]): Coverage {
  const coverage: Coverage = { known, covered: new Set(), objected: new Map(), objection: null }
  if (!words.some((token) => known.concepts.has(token.concept))) return coverage
  const reading = known.reading()
  const circumstances: Token[][] = []
  let carried = false
  for (const from of reading.clauses) {
    const concepts = conceptSet(reading, from)
    const shared = words.filter((token) => concepts.has(token.concept))
    if (shared.length === 0) continue
    const objection = bearing(stated, clause, known, from) ?? ownershipObjection(clause, from)
    if (objection) {
      for (const token of shared) if (!coverage.objected.has(token)) coverage.objected.set(token, objection)
      continue
    }
    if (circumstance(clause, from)) circumstances.push(shared)
    else {
      carried = true
      for (const token of shared) coverage.covered.add(token)
    }
  }
  const own = reading.clauses.some((from) => from.agent !== "other" && from.agent !== "thing")
  if (carried || own || clause.agent === "thing" || clause.agent === "other") {
    const verb = mainVerb(clause, words)
    if (carried || clause.ownership.level <= 2) {
      for (const token of circumstances.flat()) if (token !== verb) coverage.covered.add(token)
    }
  }
  return coverage
}

function conceptSet(reading: Reading, from: ReadClause): Set<string> {
  return new Set(
    reading.tokens.slice(from.first, from.last).flatMap((token) => (token.kind === "word" ? [token.concept] : [])),
  )
}

/** The deed of a clause told as the person's own: only an own deed carries it, never the course of things. */
function mainVerb(clause: ReadClause, words: Token[]): Token | undefined {
  return clause.agent === "own" ? words.find((token) => looksLikeVerb(token.lower)) : undefined
}

/** A clause that tells of things, not of deeds: it may add to what an own deed carries. */
function circumstance(clause: ReadClause, from: ReadClause): boolean {
  return from.agent === "thing" && (clause.agent === "own" || clause.agent === "joint")
}

function ownershipObjection(clause: ReadClause, from: ReadClause): Objection | null {
  const { level, token } = clause.ownership
  if (clause.agent === "other" || clause.moods.has("negated")) return null
  if (from.ownership.level >= level) return null
  if (from.agent === "thing" && from.ownership.token === null && level <= 2) return null
  if (from.ownership.token !== null && token !== null && from.ownership.token.concept === token.concept) return null
  const detail = `${token ? `“${token.text}” says that you ${levelName(level)}` : "The sentence says that you did it"}; what you captured says that you ${levelName(from.ownership.level)}.`
  return { bearing: "refused", rule: "V4", detail }
}

/** A denial is never refuted by silence; what is told of things or others claims no deed of the person. */
function contradictable(clause: ReadClause): boolean {
  return clause.agent === "own" && !clause.moods.has("negated")
}

/** The most telling reason why words are missing: an objection that covers the clause, or the words themselves. */
function explain(clause: ReadClause, coverages: Coverage[], words: Token[], missing: Token[]): Finding {
  const objecting = coverages.find(({ covered, objected }) =>
    words.every((token) => covered.has(token) || objected.has(token)),
  )
  const objection =
    objecting && missing.map((token) => objecting.objected.get(token)).find((found) => found !== undefined)
  if (objection) {
    const clear = objecting.covered.size === 0 || objection.rule === "V4"
    return objection.bearing === "refused" && clear && words.length > 1 && contradictable(clause)
      ? blocks(objection.rule, objection.detail)
      : doubts(objection.rule, objection.detail)
  }
  const named = [...new Set(missing.map((token) => `“${token.text}”`))].slice(0, 5).join(", ")
  return doubts("V1", `${named} ${missing.length === 1 ? "is" : "are"} not in what this rests on.`)
}
