import { recency } from "./score-terms"

/** Incremented whenever the same inputs would give a different score. */
export const influenceVersion = 1

/** Weights in percent (decisions: 0.6 × content quality + 0.4 × engagement). */
export const influenceWeights = { contentQuality: 60, engagement: 40 } as const

/** The prior for small view counts: 4 reactions per 200 views. */
export const shrinkage = { reactions: 4, views: 200 } as const

/** Engagement rates in percent and their scores; linear in between. */
export const rateScores = [
  { rate: 0, score: 0 },
  { rate: 1, score: 35 },
  { rate: 2, score: 55 },
  { rate: 5, score: 85 },
  { rate: 10, score: 100 },
] as const

/** The pieces published on one day. */
export interface QualityOfDay {
  day: string
  count: number
  /** Sum of their quality scores, 0 to 100 each. */
  total: number
}

export interface ReactionsOfDay {
  day: string
  /** The number of pieces with at least one view. */
  count: number
  /** Likes, comments and shares, capped at the views of each piece. */
  reactions: number
  views: number
}

export interface InfluenceInputs {
  quality: readonly QualityOfDay[]
  reactions: readonly ReactionsOfDay[]
}

export interface Influence {
  /** 0 to 100; null before anything is measured. */
  score: number | null
  /** 0 to 100; null before any analysis. */
  contentQuality: number | null
  /** 0 to 100; null before any piece with views. */
  engagement: number | null
}

/**
 * The influence score: 0.6 × content quality + 0.4 × engagement, each 0 to 100. If only one of them is measured, it
 * counts alone. Content quality is the mean of the analyses, weighted by recency. Engagement is the rate of reactions
 * to views over all pieces, weighted by recency, shrunk for small samples and mapped by `rateScores`. The order of the
 * inputs does not matter. Source: decisions, "Formulas"; published on "How we score".
 */
export function influenceOf({ quality, reactions }: InfluenceInputs, today: string): Influence {
  const contentQuality = meanQuality(quality, today)
  const engagement = engagementOf(reactions, today)
  const weights = weightsOf(contentQuality !== null, engagement !== null)
  const measured = contentQuality !== null || engagement !== null
  const sum = (contentQuality ?? 0) * weights.contentQuality + (engagement ?? 0) * weights.engagement
  return {
    score: measured ? Math.round(sum / 100) : null,
    contentQuality: contentQuality === null ? null : Math.round(contentQuality),
    engagement: engagement === null ? null : Math.round(engagement),
  }
}

/** The weight of each part in percent, depending on which parts are measured. */
export function weightsOf(hasQuality: boolean, hasEngagement: boolean) {
  if (hasQuality && hasEngagement) return influenceWeights
  return { contentQuality: hasQuality ? 100 : 0, engagement: hasEngagement ? 100 : 0 }
}

/** The weight of content by its age in days: 1 up to 30, then halving every 60. Days in the future count as today. */
export function recencyWeight(age: number): number {
  return age <= recency.fullDays ? 1 : 0.5 ** ((age - recency.fullDays) / recency.halvesEvery)
}

/** The score of an engagement rate (0.02 means 2 %). */
export function scoreOfRate(rate: number): number {
  const percent = Math.max(0, rate * 100)
  for (const [at, upper] of rateScores.entries()) {
    const lower = rateScores[at - 1]
    if (!lower || percent > upper.rate) continue
    return lower.score + ((percent - lower.rate) / (upper.rate - lower.rate)) * (upper.score - lower.score)
  }
  return percent === 0 ? 0 : 100
}

/** The rate of reactions to views, with small samples shrunk toward 2 %. */
export function shrunkRate(reactions: number, views: number): number {
  return (reactions + shrinkage.reactions) / (views + shrinkage.views)
}

function meanQuality(days: readonly QualityOfDay[], today: string): number | null {
  let sum = 0
  let weights = 0
  for (const { day, count, total } of sortedByDay(days)) {
    const weight = relativeWeight(days, day, today)
    sum += weight * total
    weights += weight * count
  }
  return weights > 0 ? Math.min(100, Math.max(0, sum / weights)) : null
}

function engagementOf(days: readonly ReactionsOfDay[], today: string): number | null {
  let sum = 0
  let views = 0
  for (const one of sortedByDay(days)) {
    const weight = recencyWeight(ageOf(one.day, today))
    sum += weight * Math.min(one.reactions, one.views)
    views += weight * one.views
  }
  return days.some((one) => one.views > 0) ? scoreOfRate(shrunkRate(sum, views)) : null
}

/**
 * The weight relative to the newest piece. This changes no mean and keeps the weights of very old content from
 * underflowing.
 */
function relativeWeight(days: readonly QualityOfDay[], day: string, today: string): number {
  const [newest = day] = days
    .map((one) => one.day)
    .sort()
    .reverse()
  return recencyWeight(ageOf(day, today)) / recencyWeight(ageOf(newest, today))
}

/** Whole days between two days (YYYY-MM-DD), at least 0. */
export function ageOf(day: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000))
}

/** Sorts by day, because floating-point sums depend on the order of their terms. */
function sortedByDay<T extends { day: string; count: number }>(days: readonly T[]): T[] {
  return days.toSorted((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
  )
}
