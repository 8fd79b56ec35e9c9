import type { FeedType } from "../pool/rules"
import type { PartKind, ReasonPart } from "./rules"

/** Incremented whenever the same article and reader would score differently. */
export const relevanceVersion = 1

/** Points for being on the shelf of the reader's industry, or on the general one. */
export const shelfPoints = { industry: 30, general: 10 } as const

/** Points of the first, second … match of a kind. Further matches add nothing. */
export const matchPoints = {
  skill: [20, 10, 10],
  goal: [12, 8, 4],
  role: [10, 6],
  reflection: [12, 8],
} as const satisfies Partial<Record<PartKind, readonly number[]>>
export type MatchKind = keyof typeof matchPoints
export const matchKinds = ["skill", "goal", "role", "reflection"] as const satisfies readonly MatchKind[]

/** Maximum effect of similarity to articles that the reader asked for more or less of. */
export const tastePoints = { more: 15, less: -30 } as const

/** The share of the other article's terms at which similarity starts to count, and at which it counts in full. */
export const similarity = { from: 0.2, full: 0.5 } as const

/** Something that an article may match, which it does if it contains all of the terms. */
export interface Interest {
  label: string
  terms: readonly string[]
}

/** Ranking profile of a feed's user. */
export interface RelevanceProfile {
  /** Empty if the profile names no industry. */
  industry: string
  wanted: Record<MatchKind, readonly Interest[]>
  /** Articles that the reader asked for more or less of, by title. */
  more: readonly Interest[]
  less: readonly Interest[]
}

/** An article of the pool with its ranking input. */
export interface RankableArticle {
  id: string
  type: FeedType
  source: string
  host: string
  /** True if the article is on the shelf of the reader's industry, not only on the general one. */
  isOfIndustry: boolean
  terms: ReadonlySet<string>
  /** The publication time, else the time at which the article entered the pool. */
  at: string
}

/**
 * The parts of an article's score: its shelf, each match (skills, words of goals and title, keywords of reflections),
 * and its similarity to articles that the reader asked for more or less of. A product rule; every number is a constant
 * above.
 */
export function partsOf(article: RankableArticle, reader: RelevanceProfile): ReasonPart[] {
  const parts: ReasonPart[] = [
    article.isOfIndustry
      ? { kind: "industry", label: reader.industry, points: shelfPoints.industry }
      : { kind: "general", label: "Every profession", points: shelfPoints.general },
  ]
  for (const kind of matchKinds) {
    const matched = reader.wanted[kind].filter(({ terms }) => hasAll(article.terms, terms))
    matchPoints[kind].forEach((points, i) => {
      const label = matched[i]?.label
      if (label !== undefined) parts.push({ kind, label, points })
    })
  }
  return [...parts, ...tasteOf("more", article, reader), ...tasteOf("less", article, reader)]
}

/** Relevance in percent: the sum of the parts, clamped to 0 to 100. */
export function relevanceOf(parts: readonly ReasonPart[]): number {
  const sum = parts.reduce((total, { points }) => total + points, 0)
  return Math.min(100, Math.max(0, sum))
}

function hasAll(terms: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((term) => terms.has(term))
}

/** The most similar of the articles that the reader asked for more (or less) of, if any is similar enough. */
function tasteOf(kind: "more" | "less", article: RankableArticle, reader: RelevanceProfile): ReasonPart[] {
  let best: { label: string; share: number } | null = null
  for (const { label, terms } of reader[kind]) {
    const share = terms.length === 0 ? 0 : terms.filter((term) => article.terms.has(term)).length / terms.length
    if (share > (best?.share ?? 0)) best = { label, share }
  }
  if (!best) return []
  const strength = Math.min(1, Math.max(0, (best.share - similarity.from) / (similarity.full - similarity.from)))
  const points = Math.round(strength * tastePoints[kind])
  return points === 0 ? [] : [{ kind, label: best.label, points }]
}
