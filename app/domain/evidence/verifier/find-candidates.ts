import { isContent } from "../../language/tokens"
import type { Known, Library } from "./library"
import type { Reading } from "./reading"

const most = 6
/** Texts that match far worse than the best one only cost time. */
const least = 0.12
/** A word that so many texts, or so large a part of a large ledger, hold tells nothing apart. */
const common = { share: 0.25, least: 50, most: 400 }

/** The texts that best match a sentence: rare shared words weigh most. */
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
  return [...scores]
    .filter(([, score]) => score >= best * least)
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([known]) => known)
}
