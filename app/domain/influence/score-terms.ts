// The terms of the score that pages state. Apart from the formulas, which no browser needs.

/** Content counts in full for 30 days, then its weight halves every 60 days. */
export const recency = { fullDays: 30, halvesEvery: 60 } as const

/** The color thresholds of a score: green from 80, yellow from 60, red below. Source: the specification. */
export const scoreColors = { green: 80, yellow: 60 } as const
/** The color thresholds of a criterion, out of 10. */
export const criterionColors = { green: 8, yellow: 6 } as const

/** Fewer pieces than this are a small sample. */
export const smallSample = 5

/** The banner on other plans. Source: the specification. */
export const proBanner =
  "This feature requires a Pro subscription to access AI-powered influence scoring and analytics."
