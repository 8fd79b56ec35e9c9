/**
 * Points of each part of the match score. The points of a part that a posting lacks are redistributed to the others.
 */
export const matchWeights = { qualifications: 45, responsibilities: 25, keywords: 15, title: 15 } as const
export type MatchPart = keyof typeof matchWeights

/** A must-have weighs three times as much as a nice-to-have. */
export const mustWeight = 3

/** The minimum number of points to compare. With only one, every reader would be either a great match or a poor one. */
export const enoughToScore = 2

/** The credit for a requirement that is met, partly met or not shown. */
export const credits = { met: 1, partly: 0.5, gap: 0 } as const

export const bands = ["Poor", "Fair", "Good", "Strong", "Great"] as const
export type Band = (typeof bands)[number]

/** The lowest score of each band. */
export const bandFrom: Record<Band, number> = { Poor: 0, Fair: 30, Good: 50, Strong: 70, Great: 85 }

/** The highest band while a must-have is missing. */
export const cappedBand: Band = "Fair"

export function bandOf(score: number, isCapped: boolean): Band {
  const reached = bands.findLast((band) => score >= bandFrom[band]) ?? "Poor"
  return isCapped && bandFrom[reached] > bandFrom[cappedBand] ? cappedBand : reached
}
