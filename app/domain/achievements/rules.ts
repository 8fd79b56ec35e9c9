/** A line is unreviewed, agreed to by the person, or set aside by them. */
export const lineStates = ["proposed", "agreed", "set-aside"] as const
export type LineState = (typeof lineStates)[number]

/** The length of a line in characters, after trimming. */
export const lineLimits = { minimum: 10, maximum: 300 } as const

/** The maximum number of lines proposed for a reflection. */
export const maxProposed = 3

/** The maximum number of follow-up questions per reflection. */
export const maxFollowUps = 3

/** The number of lines that can be merged. */
export const mergeLimits = { minimum: 2, maximum: 5 } as const

/** The number of lines that can be ordered at once. */
export const maxOrdered = 200

/** The number of lines per page of the record, which keeps the page with its sources within the row limit of a view. */
export const linesOnPage = 24

/** The maximum number of lines in a review: the newest of its period. */
export const maxReviewed = 100

/** The limit for counting unreviewed lines. Beyond it, a page says "10 or more". */
export const maxCounted = 10

/** The id of the form that merges lines. Its checkboxes are elsewhere on the page and refer to it. */
export const mergeFormId = "merge"

/** In URLs and the API: lines without a role. */
export const noRole = "none"

/** True for a line that its own evidence does not support as it is. It is agreed to alone, never along with others. */
export const isDoubted = ({ added }: { added: readonly string[] }) => added.length > 0

/** "1 line is waiting for your review", "3 lines are waiting for your review". */
export function waitingText(count: number): string {
  if (count >= maxCounted) return `${maxCounted} or more lines are waiting for your review`
  return count === 1 ? "1 line is waiting for your review" : `${count} lines are waiting for your review`
}

/** The maximum length in characters of a text that a visitor may try without an account. */
export const maxTried = 1000
