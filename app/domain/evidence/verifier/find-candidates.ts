import { isContent } from "../../language/words/tokens"
import type { Known, Library } from "./library"
import type { Reading } from "./reading/reading"

const maxCandidates = 6
/** Texts that score far below the best one are not worth checking. */
const minShareOfBest = 0.12
/**
 * A word in more texts than this does not discriminate. The limit is a share of the ledger, clamped to `least` and
 * `most`.
 */
const common = { share: 0.25, least: 50, most: 400 }

/** `most`: a number in more items than this does not discriminate. `added`: the number of such items to add. */
const byNumber = { most: 8, added: 2 }

/** The texts that best match a sentence, weighted toward rare words, followed by texts that count the same things. */
export function findCandidates(stated: Reading, library: Library): Known[] {
  const concepts = new Set(
    stated.tokens.filter((token) => token.kind === "word" && isContent(token)).map((token) => token.concept),
  )
  const scores = new Map<Known, number>()
  for (const concept of concepts) {
    const holders = library.byConcept.get(concept) ?? []
    if (holders.length > Math.min(common.most, Math.max(common.least, library.known.length * common.share))) continue
    const weight = Math.log(1 + library.known.length / (holders.length || 1))
    for (const known of holders) scores.set(known, (scores.get(known) ?? 0) + weight)
  }
  let best = 0
  for (const score of scores.values()) best = Math.max(best, score)
  const alike = [...scores]
    .filter(([, score]) => score >= best * minShareOfBest)
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxCandidates)
    .map(([known]) => known)
  return [...alike, ...countingAlike(stated, library, alike)]
}

/** "18 people under me" shares no other word with "I manage 18 people". */
function countingAlike(stated: Reading, library: Library, alike: Known[]): Known[] {
  const counted = stated.mentions.filter((mention) => mention.counted.length > 0)
  const holders = counted.flatMap((mention) => {
    const same = library.byFigure.get(mention.figure) ?? []
    if (same.length > byNumber.most) return []
    return same.filter(
      (known) =>
        !alike.includes(known) &&
        known
          .reading()
          .mentions.some(({ value, counted: its }) => value === mention.value && its.at(-1) === mention.counted.at(-1)),
    )
  })
  return [...new Set(holders)].slice(0, byNumber.added)
}
