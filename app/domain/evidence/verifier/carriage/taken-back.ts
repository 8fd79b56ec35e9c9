import { oncePerClause, sentenceAt, sentencesOf } from "../reading/once-per-clause"
import type { ReadClause, Reading } from "../reading/reading"
import { isDeed } from "./clause-match"
import { fallsShort } from "./falling-short"
import type { ClauseMatch } from "./words/said-words"

const pronouns = /^(?:it|that|this|them|those|these|neither|either|any|one)$/
/** Adverbs of time and emphasis next to a negation. */
const around = /^(?:yet|now|far|still|end|once|ever|lol|though|anyway|sadly|unfortunately)$/

/**
 * "Bought the course, haven't opened it", "got two invitations, did neither yet": the next words negate the use of a
 * thing, and the item does not state the sentence's action for it.
 */
export function isTakenBack(stated: Reading, clause: ReadClause, matches: ClauseMatch[]): boolean {
  const isLeftOutIn = ({ known, from }: ClauseMatch) =>
    sentencesOf(known.reading(), from).some((sentence) => sentence.some((end) => isLeftOut(known.reading(), end)))
  if (!stated.clauses.some(({ moods }) => moods.has("negated")) && matches.some(isLeftOutIn)) return true
  const own = clause.agent === "own" || clause.agent === "joint"
  if (!own || stated.clauses.some((one) => fallsShort(stated, one))) return false
  return matches.some(({ known, said, from }) => {
    if ([...said].some(([token, { grade }]) => grade === "same" && isDeed(stated, token))) return false
    return [...from].some((one) => endingsOf(known.reading(), one).some((end) => !from.has(end)))
  })
}

/** "The evening one was not among them". */
const isLeftOut = oncePerClause(({ tokens }, { first, last }) => {
  const said = tokens.slice(first, last).map(({ lower }) => lower)
  return /\b(?:not|n't|wasn't|weren't) (?:among|one of|part of|included in) (?:them|these|those)\b/.test(said.join(" "))
})

const endingsOf = oncePerClause((reading, one) => sentenceAt(reading, one).filter((end) => endsIt(reading, one, end)))

/** A negation later in the same sentence, with little more than a pronoun and a verb. */
function endsIt(reading: Reading, one: ReadClause, end: ReadClause): boolean {
  if (end.first < one.first || !end.moods.has("negated") || one.moods.has("negated")) return false
  const own = reading.tokens.slice(end.first, end.last)
  if (own.some(({ lower }) => /^(?:nobody|none|nothing)$/.test(lower))) return false
  if (!own.some(({ lower }) => pronouns.test(lower))) return false
  return own.filter(({ content, lower }) => content && !around.test(lower) && !/n'?t$/.test(lower)).length < 2
}
