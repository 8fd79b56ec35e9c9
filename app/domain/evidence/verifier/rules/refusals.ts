import { looksLikeParticiple, looksLikeVerb } from "../../../language/verbs/verbs"
import type { Token } from "../../../language/words/tokens"
import { isDeed } from "../carriage/clause-match"
import { contradicted } from "../carriage/contradictions/contradicted"
import type { Weighed } from "../carriage/objections"
import { othersResult } from "../carriage/others-results"
import { blocks, type Finding } from "../finding"
import type { Known, Library } from "../library"
import { bearing, conceptsOf, type Objection } from "../reading/bearing"
import { tellsDeed } from "../reading/deeds"
import type { ReadClause, Reading } from "../reading/reading"
import { checkNumbers } from "./v2-numbers"
import { checkNames } from "./v3-names"
import { checkRanks, checkTitles } from "./v3-titles"
import { checkOwnership } from "./v4-ownership"
import { checkPosting } from "./v5-posting"
import { checkReach } from "./v6-reach"

/**
 * Blocking findings for an unsupported sentence: a number, name, level or reach that is in no text, or an action that a
 * text contradicts.
 */
export function refusalsOf(
  stated: Reading,
  weighed: Weighed[],
  pool: Known[],
  library: Library,
  exempt: Set<Token>,
): Finding[] {
  const found = weighed.flatMap(({ clause, words, matches }) => {
    const used = matches.length > 0 ? matches.map(({ known }) => known) : pool
    const missing = words.filter((token) => !matches.some(({ said }) => said.has(token)))
    const names = checkNames(stated, clause, library, exempt)
    return [
      ...checkPosting(clause, missing, library),
      ...refuted(stated, clause, words, pool),
      ...(othersResult(stated, clause, used) === "disclaimed" ? [blocks("V4", { code: "cause_other" })] : []),
      ...contradicted(stated, clause, pool, library),
      ...checkNumbers(stated, clause, pool),
      ...names,
      ...checkTitles(stated, clause, used, exempt),
      ...checkRanks(stated, clause, library, exempt, names),
      ...checkReach(stated, clause, pool),
      ...checkOwnership(stated, clause, pool),
    ]
  })
  return found.filter((finding) => finding.blocks)
}

/**
 * A clause that contains every word but must not support the sentence contradicts it: it describes the same action
 * differently.
 */
function refuted(stated: Reading, clause: ReadClause, words: Token[], pool: Known[]): Finding[] {
  if (words.length < 2 || !isPlainDeed(stated, clause)) return []
  const { level } = clause.ownership
  const isHeld = pool.some((known) =>
    known.reading().clauses.some(({ ownership }) => ownership.token !== null && ownership.level >= level),
  )
  for (const known of pool) {
    if (!words.every(({ concept }) => known.concepts.has(concept))) continue
    const reading = known.reading()
    for (const from of reading.clauses) {
      const held = conceptsOf(reading, from)
      const isTold = (token: Token) => !isDeed(stated, token) || tellsDeed(reading, from, token.concept)
      if (!words.every(isTold)) continue
      if (!words.every(({ concept }) => held.has(concept)) || involves(reading, from)) continue
      const objection = bearing(stated, clause, known, from) ?? (isHeld ? null : levelObjection(stated, clause, from))
      // "112 flats, 17 failed": both sides state the failure.
      if (objection?.said.code === "denied" && stated.clauses.some(({ moods }) => moods.has("negated"))) continue
      if (objection?.bearing === "refused") return [blocks(objection.rule, objection.said)]
    }
  }
  return []
}

/**
 * "with me standing beside her", "asked me to write it", "under my supervision": the person is involved in somebody
 * else's action.
 */
function involves({ tokens }: Reading, { first, last, agent }: ReadClause): boolean {
  return (
    agent === "other" &&
    tokens
      .slice(first, last)
      .some(
        ({ lower }, at, all) =>
          lower === "me" || lower === "us" || (/^(?:my|our)$/.test(lower) && oversight.test(all[at + 1]?.lower ?? "")),
      )
  )
}

const oversight = /^(?:supervision|guidance|direction|lead|leadership|mentoring|mentorship|coaching|instruction|watch)$/

/**
 * Only a plain action by the person can be contradicted: not a negation, and not a statement about things or others.
 */
function isPlainDeed(stated: Reading, clause: ReadClause): boolean {
  if (clause.agent !== "own" || clause.moods.size > 0 || clause.ownership.level < 2) return false
  const tokens = stated.tokens.slice(clause.first, clause.last)
  if (isUndergone(tokens)) return false
  return (
    clause.ownership.token !== null ||
    tokens.some(
      (token) => looksLikeVerb(token.lower) && !/^(went|came|was|am|is|had|have|has|holds?|held)$/.test(token.lower),
    )
  )
}

/** "was signed off as competent": a passive, so somebody else may be its agent. */
function isUndergone(tokens: Token[]): boolean {
  return tokens.some(
    ({ lower }, at) => /^(?:was|were|been|got)$/.test(lower) && looksLikeParticiple(tokens[at + 1]?.lower ?? ""),
  )
}

function isServing({ tokens }: Reading, { first, last }: ReadClause): boolean {
  return tokens
    .slice(first, last)
    .some(({ lower }, at, all) => /^(?:serv|act|work)(?:ed|es|ing|s)?$/.test(lower) && all[at + 1]?.lower === "as")
}

/** The evidence clause claims a lower level than the sentence. */
function levelObjection(stated: Reading, clause: ReadClause, from: ReadClause): Objection | null {
  const { level, token } = clause.ownership
  if (clause.moods.has("negated") || from.ownership.level >= level) return null
  if (from.agent === "thing" && from.ownership.token === null && level <= 2) return null
  // "Served as scribe during an audit": no action of the person's to compare.
  if (token === null && isServing(stated, clause)) return null
  const said = { code: "level", word: token?.text ?? "", stated: level, known: from.ownership.level } as const
  return { bearing: "refused", rule: "V4", said }
}
