import type { Token } from "../../../language/words/tokens"
import type { Reason } from "../../schema"
import { maxAligned } from "../budget"
import { dealtOut } from "../carriage/amounts/frequency"
import { levelAsAddition } from "../carriage/amounts/levels-as-additions"
import { unsaidGuidance } from "../carriage/causes"
import { isOfOtherThing } from "../carriage/deeds-told"
import { dropsException } from "../carriage/exceptions-kept"
import { deniesZero, tellsLack } from "../carriage/falling-short"
import { nameTokens, objectionsTo } from "../carriage/objections"
import { dropsCompany, type Told } from "../carriage/relations/credit-kept"
import { looseCompound } from "../carriage/words/compounds"
import { isFixed } from "../carriage/words/related-words"
import type { Known, Library } from "../library"
import type { ReadClause, Reading } from "../reading/reading"
import { agreeOnRole } from "../rules/placement"
import { checkReach } from "../rules/v6-reach"
import { type Aligned, alignSegment, leadsOn, matchOf, missingOf, standsAlone, weightOf } from "./aligned-words"
import { isAside, isSpare } from "./asides"
import { numberApart } from "./numbers-aligned"
import { type Segment, segmentsOf } from "./segments"
import { isOfOthers } from "./told-as-own"

/** `tried`: candidate items per segment. `used`: items that may support one sentence together. */
const most = { tried: 4, used: 3 }
/** Minimum coverage of a sentence's words by the items. The remaining words must be descriptive. */
const least = { words: 2, share: 0.5, told: 0.66, saidPerSpare: 5 }

/**
 * Aligns a paraphrase with items: one item says each segment, every remaining word is merely descriptive, and no rule
 * objects. Words may be in a different order and in different clauses than in the item. Returns the items used, or
 * null.
 */
export function alignedWith(stated: Reading, pool: Known[], library: Library, exempt: Set<Token>): Known[] | null {
  if (stated.tokens.length > maxAligned.sentence) return null
  const segments = segmentsOf(stated, exempt)
  const names = nameTokens(stated)
  const aligned = alignAll(stated, segments, pool.filter(isShort), names)
  if (!aligned || !tellsRest(stated, aligned, names, library)) return null
  const used = [...new Set(aligned.map(({ known }) => known))]
  const all = segments.reduce((sum, { words }) => sum + words.length, 0)
  const said = aligned.reduce((sum, { places }) => sum + places.size, 0)
  if (used.length > most.used || said < least.words || said < all * least.share) return null
  if (!agreeOnRole(used, library) || isSplicedByComma(stated, aligned)) return null
  if (aligned.some((one) => isOfOthers(stated, one, aligned)) || numberApart(stated, aligned)) return null
  return isObjectedTo(stated, aligned, used, library, exempt) ? null : used
}

function isShort(known: Known): boolean {
  return known.tokens.length <= maxAligned.item && known.reading().clauses.length <= maxAligned.clauses
}

/**
 * Unmatched words must be descriptive and most of the sentence matched. If nearly all of a long sentence matches, a
 * thing may get another name ("a suite of 46 tests").
 */
function tellsRest(stated: Reading, aligned: Aligned[], names: ReadonlySet<Token>, library: Library): boolean {
  const missing = aligned.map((one) => ({ one, words: missingOf(stated, one, names) }))
  const lacking = missing.reduce((sum, { words }) => sum + words.length, 0)
  const coverage = 1 - lacking / aligned.reduce((sum, { segment }) => sum + segment.words.length, 0)
  if (lacking > 0 && coverage < least.told) return false
  const open = missing.flatMap(({ one, words }) => words.filter((token) => !isAside(stated, token, one, library)))
  const said = aligned.reduce((sum, { places }) => sum + places.size, 0)
  if (open.length * least.saidPerSpare > said) return false
  return open.every((token) => isSpare(stated, token, library))
}

function alignAll(stated: Reading, segments: Segment[], pool: Known[], names: ReadonlySet<Token>): Aligned[] | null {
  const ranked = pool
    .map((known) => ({ known, weight: weightOf(stated, segments, known) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most.tried)
    .map(({ known }) => known)
  const [main] = ranked
  const aligned: Aligned[] = []
  for (const segment of segments) {
    const [found] = ranked
      .map((known) => alignSegment(stated, segment, known))
      .filter((one) => one.known === main || standsAlone(stated, segment, one))
      .map((one) => ({ one, missing: missingOf(stated, one, names) }))
      .filter(({ missing }) => !missing.some((token) => names.has(token) || isFixed(token)))
      .sort((a, b) => a.missing.length - b.missing.length)
    if (!found) return null
    aligned.push(found.one)
  }
  return aligned
}

/** "PhD in chemistry, Imperial College": the words after the comma belong to those before it. */
function isSplicedByComma({ tokens }: Reading, aligned: Aligned[]): boolean {
  return aligned.some(({ known, segment: { clause, first } }, at) => {
    const before = aligned[at - 1]
    if (!before || before.known === known || before.segment.clause !== clause) return false
    return tokens[first]?.text === "," && !leadsOn.test(tokens[first + 1]?.lower ?? "")
  })
}

function isObjectedTo(
  stated: Reading,
  aligned: Aligned[],
  used: Known[],
  library: Library,
  exempt: Set<Token>,
): boolean {
  const from = new Map(
    used.map((known) => {
      const places = aligned.filter((one) => one.known === known).flatMap((one) => [...one.places.values()].flat())
      return [known, new Set(places.map((place) => place.from))]
    }),
  )
  return stated.clauses.some((clause) => {
    if (checkReach(stated, clause, used).length > 0) return true
    const mine = aligned.filter(({ segment }) => segment.clause === clause)
    const matches = [...new Set(mine.map(({ known }) => known))].map((known) => matchOf(mine, known))
    if (matches.length === 0) return overstates(stated, clause, used, from)
    if (clause.moods.has("negated") && !matches.some((match) => tellsLack(match) || deniesZero(stated, clause, match)))
      return true
    const words = mine.flatMap(({ segment }) => segment.words)
    if (matches.some((match) => isOfOtherThing(stated, words, match))) return true
    if (looseCompound(stated, words, used) || dealtOut(stated, clause, used)) return true
    if (levelAsAddition(stated, clause, matches)) return true
    const weighed = { clause, words, matches, isAside: false }
    // Numbers are already checked against their context, and actions against the clauses that state them with their
    // objects.
    return objectionsTo(weighed, [], { stated, library, exempt, from }).some(({ reason }) => !isChecked(reason))
  })
}

/** V1's `unsaid` is also about an action: one for which the items have not even a synonym. */
const isChecked = ({ rule, code }: Reason) =>
  /^(?:number_elsewhere|number_absent|elsewhere|near_elsewhere)$/.test(code) || (rule === "V1" && code === "unsaid")

/** A clause whose words say nothing by themselves, such as "which took me two days" and "all nine are". */
function overstates(stated: Reading, clause: ReadClause, used: Known[], from: Told): boolean {
  if (unsaidGuidance(stated, clause, used) !== null) return true
  return dropsException(stated, clause, used) || dropsCompany(stated, clause, from)
}
