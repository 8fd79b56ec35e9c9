/** Characters of a text to analyze. */
export const longestText = 20_000
/** A count above this is a slip. */
export const mostCounted = 10_000_000_000
/** Readings kept of one piece; the oldest in between go first. */
export const mostReadings = 40
/** How long a deleted piece can be restored. */
export const restorableDays = 30
/** Days of the score's history that are kept. */
export const historyDays = 400
/** Days of the history in an answer that is polled. */
export const polledDays = 14
/** Characters of a preview. */
export const previewLength = 150
