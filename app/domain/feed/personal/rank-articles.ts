import { feedTypes } from "../pool/rules"
import { partsOf, type RankableArticle, type RelevanceProfile, relevanceOf } from "./relevance"
import { type FeedFilter, feedFilters, type ReasonPart, shownItems } from "./rules"

/** Maximum shown articles per source. */
export const maxPerSource = 3
/** Ranked insights per week: a few more than are shown, so that the row stays full when one source is muted. */
export const rankedItems = shownItems + maxPerSource
/** Ranked insights per type, so that each filter has results. */
export const rankedOfType = 6

export interface Ranked extends RankableArticle {
  parts: ReasonPart[]
  relevance: number
}

/** All eligible articles by descending relevance; ties go to the newer one. Muted sources are excluded. */
export function rank(
  articles: readonly RankableArticle[],
  reader: RelevanceProfile,
  mutedHosts: ReadonlySet<string>,
): Ranked[] {
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

/** The ranked articles that could be shown for any combination of read ones. */
export function shortlist(ranked: readonly Ranked[]): Ranked[] {
  const kept = new Set<Ranked>()
  for (const filter of feedFilters) {
    const [size, perSource] = filter === "all" ? [40, 6] : [15, 6]
    for (const one of spread(ofFilter(ranked, filter), size, perSource)) kept.add(one)
  }
  return ranked.filter((one) => kept.has(one))
}

/**
 * The articles shown on the dashboard, per filter in order of relevance. Unread articles take precedence; read ones
 * only fill the row. At most three per source.
 */
export function choose<R extends Ranked>(ranked: readonly R[], wasRead: (one: R) => boolean): Record<FeedFilter, R[]> {
  const chosen = (filter: FeedFilter) => {
    const all = ofFilter(ranked, filter)
    const newFirst = [...all.filter((one) => !wasRead(one)), ...all.filter(wasRead)]
    const [size, wanted] = filter === "all" ? [rankedItems, shownItems] : [rankedOfType, rankedOfType]
    const picked = spread(newFirst, size, maxPerSource)
    const fresh = picked.filter((one) => !wasRead(one)).length
    // Read articles only fill the row and do not count as a reserve.
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

/** The first `size` articles in order, skipping those above the limit of their source. */
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
