/** Three letters each, in calendar order. */
const abbreviations = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** The first letters of the English months, as alternatives of a pattern. */
export const monthStarts = abbreviations.join("|").toLowerCase()

/** The number (1 to 12) of an English month, written in full or abbreviated; 0 for any other word. */
export function monthNumber(word: string): number {
  const start = word.slice(0, 3).toLowerCase()
  return abbreviations.findIndex((month) => month.toLowerCase() === start) + 1
}

/** "Mar" for 3; empty for a number that is not a month. */
export const shortMonth = (number: number): string => abbreviations[number - 1] ?? ""
