import { looksLikeParticiple } from "../../../language/verbs/verbs"
import type { Token } from "../../../language/words/tokens"
import { isDeed } from "../carriage/clause-match"
import { freeWords } from "../carriage/words/free-words"
import { addImplied } from "../carriage/words/implied-words"
import { isFixed, usesItself } from "../carriage/words/related-words"
import type { ClauseMatch } from "../carriage/words/said-words"
import type { Known } from "../library"
import type { ReadClause, Reading } from "../reading/reading"
import { isClassifier, isGeneralDeed, isGeneralWord } from "./general-words"
import { type Place, placesOf } from "./places"
import type { Segment } from "./segments"

/** A segment of a sentence with the places in an item that say its words. */
export interface Aligned {
  segment: Segment
  known: Known
  places: Map<Token, Place[]>
}

export function weightOf(stated: Reading, segments: Segment[], known: Known): number {
  return segments.reduce(
    (sum, { clause, words }) =>
      sum +
      words.filter((token) => placesOf(stated, clause, token, known).some(({ standing }) => standing !== "barred"))
        .length,
    0,
  )
}

export function alignSegment(stated: Reading, segment: Segment, known: Known): Aligned {
  const places = new Map<Token, Place[]>()
  for (const token of segment.words) {
    const all = placesOf(stated, segment.clause, token, known).filter(({ standing }) => standing !== "barred")
    if (all.length > 0) places.set(token, all)
  }
  const match: ClauseMatch = {
    known,
    said: new Map(),
    from: new Set([...places.values()].flatMap((all) => all.map(({ from }) => from))),
  }
  for (const [token, all] of places)
    match.said.set(token, { grade: "near", from: new Set(all.map(({ from }) => from)) })
  addImplied(stated, segment.clause, match, segment.words)
  for (const [token, { from }] of match.said) {
    if (!places.has(token))
      places.set(
        token,
        [...from].map((one) => ({ at: one.first, grade: "near", from: one, standing: "speaks" })),
      )
  }
  return { segment, known, places }
}

export function missingOf(stated: Reading, { segment, places, known }: Aligned, names: ReadonlySet<Token>): Token[] {
  return segment.words.filter((token) => {
    if (places.has(token)) return false
    if (names.has(token) || isFixed(token)) return true
    // The item has the word, but in a clause that may not support the sentence: "but i don't get clients from it".
    if (usesItself(known.tokens, token)) return true
    if (tellsOutcome(stated, segment.clause)) return !freeWords.has(token.lower)
    if (isDeed(stated, token) || looksLikeParticiple(token.lower))
      return !isGeneralDeed(token.lower) && !freeWords.has(token.lower)
    const at = segment.words.indexOf(token)
    const beside = [segment.words[at - 1], segment.words[at + 1]].some(
      (one) => one && places.has(one) && Math.abs(stated.tokens.indexOf(one) - stated.tokens.indexOf(token)) < 3,
    )
    if (beside && isClassifier(token.lower)) return false
    return !isGeneralWord(token.lower) && !isGeneralDeed(token.lower)
  })
}

const outcomes =
  /^(?:allow|enabl|permit|help|led$|lead|result|caus|prompt|trigger|mean|meant|made$|making|let$|letting|thereby|thus|forc)/
const changes =
  /^(?:improv|increas|reduc|rais|boost|lift|cut|sav|speed|sped|shorten|lower|strengthen|enhanc|doubl|halv)/

/** "a method that allowed the syrup to be launched early": an outcome is a separate claim, and needs every word. */
export function tellsOutcome({ tokens }: Reading, { first, last }: ReadClause): boolean {
  const opening = tokens.slice(first, last).filter(({ kind }) => kind === "word")
  const at = opening.findIndex(({ lower }) => !/^(?:which|that|and|this|also|in|turn|has|have|had)$/.test(lower))
  const verb = opening[at]?.lower ?? ""
  return at > 0 && (outcomes.test(verb) || (changes.test(verb) && opening[0]?.lower === "which"))
}

/** After a comma, these start an independent phrase: "…, after three years as a barista at …". */
export const leadsOn = /^(?:and|after|before|previously|formerly|following|earlier|having)$/

/** Another item than the main one covers the segment completely, with enough words in common to be about it. */
export function standsAlone({ tokens }: Reading, segment: Segment, { places }: Aligned): boolean {
  const { first, clause, words } = segment
  // "Sworn translator for Danish and Swedish": a name alone belongs to the words before it.
  if (words.length === 1 && words.every(isFixed)) return false
  if (tokens[first]?.text === "," && first > clause.first && !leadsOn.test(tokens[first + 1]?.lower ?? "")) return false
  return places.size >= Math.min(2, segment.words.length) && segment.words.length > 0
}

export function matchOf(mine: Aligned[], known: Known): ClauseMatch {
  const match: ClauseMatch = { known, said: new Map(), from: new Set() }
  for (const { places, known: its } of mine) {
    if (its !== known) continue
    for (const [token, all] of places) {
      const speaking = all.filter(({ standing }) => standing === "speaks")
      match.said.set(token, {
        grade: "near",
        from: new Set((speaking.length > 0 ? speaking : all).map(({ from }) => from)),
      })
      for (const { from } of speaking) match.from.add(from)
    }
  }
  return match
}
