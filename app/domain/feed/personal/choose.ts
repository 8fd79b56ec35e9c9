import { feedTypes } from "../pool/rules"
import { type Candidate, partsOf, type Reader, relevanceOf } from "./relevance"
import { type FeedFilter, feedFilters, type ReasonPart, shownItems } from "./rules"

/** Articles of one source among those shown. */
export const mostOfSource = 3
/** Ranked for a week, a few more than are shown: muting one source leaves the row full. */
export const rankedItems = shownItems + mostOfSource
/** Ranked for each type, so that a filter shows something. */
export const rankedOfType = 6

export interface Ranked extends Candidate {
  parts: ReasonPart[]
  relevance: number
}

/** Every article that may be shown, most relevant first; of equals the newer one. Muted sources never. */
export function rank(articles: readonly Candidate[], reader: Reader, mutedHosts: ReadonlySet<string>): Ranked[] {
  return articles
    .filter(({ host }) => !mutedHosts.has(host))
    .map((article) => {
      const parts = partsOf(article, reader)
      return { ...article, parts, relevance: relevanceOf(parts) }
    })
    .sort(byRelevance)
}

function byRelevance(a: Ranked, b: Ranked): number {
  return b.relevance - a.relevance || compare(b.at, a.at) || compare(b.id, a.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Those among the ranked that can come to be shown, whichever of them were read before. */
export function shortlist(ranked: readonly Ranked[]): Ranked[] {
  const kept = new Set<Ranked>()
  for (const filter of feedFilters) {
    const [size, perSource] = filter === "all" ? [40, 6] : [15, 6]
    for (const one of spread(ofFilter(ranked, filter), size, perSource)) kept.add(one)
  }
  return ranked.filter((one) => kept.has(one))
}

/**
 * What the dashboard shows, per filter and in order of relevance. What was read before gives way to what was not,
 * unless the row would stay short; at most three are from one source.
 */
export function choose<R extends Ranked>(ranked: readonly R[], wasRead: (one: R) => boolean): Record<FeedFilter, R[]> {
  const chosen = (filter: FeedFilter) => {
    const all = ofFilter(ranked, filter)
    const newFirst = [...all.filter((one) => !wasRead(one)), ...all.filter(wasRead)]
    const [size, wanted] = filter === "all" ? [rankedItems, shownItems] : [rankedOfType, rankedOfType]
    const picked = spread(newFirst, size, mostOfSource)
    const fresh = picked.filter((one) => !wasRead(one)).length
    // Read ones fill the row, and are no reserve.
    return picked.slice(0, Math.max(fresh, Math.min(wanted, picked.length))).sort(byRelevance)
  }
  const [article, video, podcast, report] = feedTypes
  return {
    all: chosen("all"),
    article: chosen(article),
    video: chosen(video),
    podcast: chosen(podcast),
    report: chosen(report),
  }
}

const ofFilter = <R extends Ranked>(ranked: readonly R[], filter: FeedFilter) =>
  filter === "all" ? ranked : ranked.filter(({ type }) => type === filter)

/** The first `size` in order, passing over what would be one too many from its source. */
function spread<R extends Ranked>(ranked: readonly R[], size: number, perSource: number): R[] {
  const counts = new Map<string, number>()
  const kept: R[] = []
  for (const one of ranked) {
    if (kept.length === size) break
    const count = counts.get(one.source) ?? 0
    if (count === perSource) continue
    counts.set(one.source, count + 1)
    kept.push(one)
  }
  return kept
}
