/** A line waits for a look, is agreed by the person, or was set aside by them. */
export const lineStates = ["proposed", "agreed", "set-aside"] as const
export type LineState = (typeof lineStates)[number]

/** Characters of a line, counted after trimming. */
export const lineLimits = { minimum: 10, maximum: 300 } as const

/** Lines proposed of one reflection. */
export const maxProposed = 3

/** Follow-up questions that one reflection asks. */
export const maxFollowUps = 3

/** Lines that become one. */
export const mergeLimits = { minimum: 2, maximum: 5 } as const

/** Lines that are put in order at once. */
export const maxOrdered = 200

/** Lines on one page of the record: with the words behind each they stay within the rows of one view. */
export const linesOnPage = 24

/** Lines of one review: the newest of its period. */
export const maxReviewed = 100

/** Waiting lines that are counted one by one; beyond them a page says "10 or more". */
export const maxCounted = 10

/** The form that merges lines; their boxes stand elsewhere on the page and name it. */
export const mergeFormId = "merge"

/** In the address and in the API: lines tied to no role. */
export const noRole = "none"

/** "1 line is waiting for your review", "3 lines are waiting for your review". */
export function waitingText(count: number): string {
  if (count >= maxCounted) return `${maxCounted} or more lines are waiting for your review`
  return count === 1 ? "1 line is waiting for your review" : `${count} lines are waiting for your review`
}

/** Longest text that a visitor without an account may try, in characters. */
export const maxTried = 1000
