/** Maximum length of an analyzed text in characters. */
export const longestText = 20_000
/** A count above this is a typo. */
export const maxCounted = 10_000_000_000
/** Maximum number of readings kept per piece; the oldest intermediate ones are dropped first. */
export const maxReadings = 40
/** How long a deleted piece can be restored. */
export const restorableDays = 30
/** Number of days of score history kept. */
export const historyDays = 400
/** Number of history days in a polled response. */
export const polledDays = 14
