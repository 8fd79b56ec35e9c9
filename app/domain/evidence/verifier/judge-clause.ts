import { doneWords, plainWords } from "../../language/plain-words"
import type { Token } from "../../language/tokens"
import { looksLikeVerb } from "../../language/verbs"
import { claimWords } from "./cover"
import { verbsOf } from "./deeds"
import { blocks, doubts, type Finding } from "./finding"
import type { Known } from "./known"
import type { ReadClause, Reading } from "./reading"
import { type Coverage, coverageOf } from "./v1-coverage"

export interface ClauseVerdict {
  findings: Finding[]
  /** The texts that carry the clause together. */
  used: Known[]
  /** Words of the clause that no text carries. */
  missing: Token[]
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
  const coverages = coverAll(stated, clause, candidates, words)
  coverages.sort((a, b) => b.covered.size - a.covered.size)
  const best = coverages[0]
  if (!best || (best.covered.size === 0 && coverages.every(({ objected }) => objected.size === 0)))
    return nothing(words)
  const used = best.covered.size > 0 ? [best.known] : []
  const covered = new Set(best.covered)
  for (const other of coverages.slice(1)) {
    const adds = words.filter((token) => !covered.has(token) && other.covered.has(token))
    if (adds.length === 0 || !(sameTopic(words, covered, other) || oneJob(best.known, other.known))) continue
    for (const token of adds) covered.add(token)
    used.push(other.known)
  }
  const missing = words.filter((token) => !covered.has(token))
  if (missing.length === 0) return { findings: [], used, missing }
  const [single] = used
  if (single && used.length === 1 && enough(words, missing, best, single)) return { findings: [], used, missing }
  return { findings: [explain(stated, clause, coverages, words, missing)], used, missing }
}

/** Only words that nothing could check are missing, and one text carries nearly all that the clause says. */
function enough(words: Token[], missing: Token[], best: Coverage, known: Known): boolean {
  if (best.refuted || missing.length > words.length * 0.3 || words.length < 3) return false
  const fragment = known.reading().clauses.every((from) => verbsOf(known.reading(), from).length === 0)
  return missing.every((token) => {
    if (token.capital && !token.opening) return false
    if (best.objected.has(token)) return false
    return plainWords.has(token.concept) || (fragment && doneWords.has(token.concept))
  })
}

/** Looks at the texts that hold most of the words first; one that carries them all needs no other. */
function coverAll(stated: Reading, clause: ReadClause, candidates: Known[], words: Token[]): Coverage[] {
  const held = (known: Known) => words.filter((token) => known.concepts.has(token.concept)).length
  const ranked = candidates.map((known) => ({ known, holds: held(known) })).filter(({ holds }) => holds > 0)
  ranked.sort((a, b) => b.holds - a.holds)
  const coverages: Coverage[] = []
  for (const { known } of ranked) {
    const coverage = coverageOf(stated, clause, known, words)
    coverages.push(coverage)
    if (coverage.covered.size === words.length) break
  }
  return coverages
}

/** Another item may add words on the same topic, never a name: that would move the name to another deed. */
function sameTopic(words: Token[], covered: Set<Token>, other: Coverage): boolean {
  const named = words.some(
    (token) => !covered.has(token) && other.covered.has(token) && token.capital && !token.opening,
  )
  return !named && words.some((token) => covered.has(token) && other.covered.has(token))
}

/** A bare title and a bare employer belong together where the person names only one of each. */
function oneJob(one: Known, two: Known): boolean {
  const fields = [one.field, two.field].sort().join()
  return one.onlyOne && two.onlyOne && (fields === "employer,role" || fields === "employer,title")
}

function nothing(words: Token[]): ClauseVerdict {
  return { findings: [doubts("V1", "Nothing you captured speaks of this.")], used: [], missing: words }
}

/** The most telling reason why words are missing: an objection that covers the clause, or the words themselves. */
function explain(
  stated: Reading,
  clause: ReadClause,
  coverages: Coverage[],
  words: Token[],
  missing: Token[],
): Finding {
  const refuted = coverages.find((coverage) => coverage.refuted)?.refuted
  if (refuted) {
    const clear = words.length > 1 && contradictable(stated, clause) && refuted.bearing === "refused"
    return clear ? blocks(refuted.rule, refuted.detail) : doubts(refuted.rule, refuted.detail)
  }
  const objection = coverages.flatMap(({ objected }) => missing.flatMap((token) => objected.get(token) ?? []))[0]
  if (objection && missing.every((token) => coverages.some(({ objected }) => objected.has(token)))) {
    return doubts(objection.rule, objection.detail)
  }
  const named = [...new Set(missing.map((token) => `“${token.text}”`))].slice(0, 5).join(", ")
  return doubts("V1", `${named} ${missing.length === 1 ? "is" : "are"} not in what this rests on.`)
}

/** Only a plain deed told as the person's own can be refuted: not a denial, not what is told of things or others. */
function contradictable(stated: Reading, clause: ReadClause): boolean {
  if (clause.agent !== "own" || clause.moods.size > 0 || clause.ownership.level < 2) return false
  const tokens = stated.tokens.slice(clause.first, clause.last)
  return (
    clause.ownership.token !== null ||
    tokens.some((token) => looksLikeVerb(token.lower) && !/^(went|came|was|am|is|had|have|has)$/.test(token.lower))
  )
}
