import type { Known, Library } from "./known"
import type { Reading } from "./reading"
import { isContent } from "./text/tokens"

const most = 6
/** Texts that match far worse than the best one only cost time. */
const least = 0.12
/** A word that so large a part of a large ledger holds tells nothing apart. */
const common = 0.25

/** The texts that best match a sentence: rare shared words weigh most. */
export function findCandidates(stated: Reading, library: Library): Known[] {
  const concepts = new Set(
    stated.tokens.filter((token) => token.kind === "word" && isContent(token)).map((token) => token.concept),
  )
  const scores = new Map<Known, number>()
  for (const concept of concepts) {
    const holders = library.byConcept.get(concept) ?? []
    if (holders.length > Math.max(50, library.known.length * common)) continue
    const weight = Math.log(1 + library.known.length / (holders.length || 1))
    for (const known of holders) scores.set(known, (scores.get(known) ?? 0) + weight)
  }
  const best = Math.max(0, ...scores.values())
  return [...scores]
    .filter(([, score]) => score >= best * least)
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([known]) => known)
}
