import type { FeedType } from "../pool/rules"
import type { PartKind, ReasonPart } from "./rules"

/** Raised whenever the same article and reader would score differently. */
export const relevanceVersion = 1

/** For standing on the shelf of the reader's industry, or on the one for everybody. */
export const shelfPoints = { industry: 30, general: 10 } as const

/** What the first, the second, … match of a kind is worth; further ones add nothing. */
export const matchPoints = {
  skill: [20, 10, 10],
  goal: [12, 8, 4],
  role: [10, 6],
  reflection: [12, 8],
} as const satisfies Partial<Record<PartKind, readonly number[]>>
export type MatchKind = keyof typeof matchPoints
export const matchKinds = ["skill", "goal", "role", "reflection"] as const satisfies readonly MatchKind[]

/** The most that likeness to articles the reader asked for more or less of can add or take. */
export const tastePoints = { more: 15, less: -30 } as const

/** The share of the other article's terms at which likeness begins to count, and from which it counts in full. */
export const likeness = { from: 0.2, full: 0.5 } as const

/** Something of the reader's that an article may match: it does when the article has every one of the terms. */
export interface Wanted {
  label: string
  terms: readonly string[]
}

/** What is known of the person a feed is ranked for. */
export interface Reader {
  /** Empty where the profile names none. */
  industry: string
  wanted: Record<MatchKind, readonly Wanted[]>
  /** Articles that the reader asked for more or less of, by title. */
  more: readonly Wanted[]
  less: readonly Wanted[]
}

/** An article of the pool, as ranking sees it. */
export interface Candidate {
  id: string
  type: FeedType
  source: string
  host: string
  /** On the shelf of the reader's industry, not only on the one for everybody. */
  isOfIndustry: boolean
  terms: ReadonlySet<string>
  /** When it was published, else when it came into the pool. */
  at: string
}

/**
 * Why an article suits a reader, as named parts: where it stands, each thing of the reader's that it matches (skills,
 * words of the goals and of the title, keywords of reflections) and its likeness to what was asked for more or less
 * of. A rule of this product; every number is a constant above.
 */
export function partsOf(article: Candidate, reader: Reader): ReasonPart[] {
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

/** The relevance in percent: the sum of the parts, held between 0 and 100. */
export function relevanceOf(parts: readonly ReasonPart[]): number {
  const sum = parts.reduce((total, { points }) => total + points, 0)
  return Math.min(100, Math.max(0, sum))
}

function hasAll(terms: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((term) => terms.has(term))
}

/** The article among those asked for more (or less) of that this one is most like, where it is like one at all. */
function tasteOf(kind: "more" | "less", article: Candidate, reader: Reader): ReasonPart[] {
  let best: { label: string; share: number } | null = null
  for (const { label, terms } of reader[kind]) {
    const share = terms.length === 0 ? 0 : terms.filter((term) => article.terms.has(term)).length / terms.length
    if (share > (best?.share ?? 0)) best = { label, share }
  }
  if (!best) return []
  const strength = Math.min(1, Math.max(0, (best.share - likeness.from) / (likeness.full - likeness.from)))
  const points = Math.round(strength * tastePoints[kind])
  return points === 0 ? [] : [{ kind, label: best.label, points }]
}
