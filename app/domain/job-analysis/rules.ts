/** The status of an application, in order. */
export const applicationStatuses = ["saved", "applied", "interviewing", "offer", "closed"] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** How a posting is submitted. */
export const sourceKinds = ["text", "url", "file"] as const
export type SourceKind = (typeof sourceKinds)[number]

/** The maximum length of a posting in characters. */
export const longestPosting = 100_000

/** How many days a deleted analysis can be restored. */
export const trashDays = 30

/** Facts of a posting that the user can set. */
export const postingFacts = ["title", "company", "location", "workMode", "pay", "closingDate"] as const
export type PostingFact = (typeof postingFacts)[number]

/** The maximum length of a user's notes on an application in characters. */
export const noteLimits = { notes: 5000, nextStep: 200 } as const

/** The source of a pasted posting. */
export const pastedSource = "Manual text input"

/** The version of the prompt and the built-in reader, stored with each analysis. */
export const readingVersion = 1

/** The value of `read_by` for a posting read by rules, without a provider. */
export const builtInReader = "built-in"

/** The number of cards per column of the board; all columns together stay within the row limit of a view. */
export const cardsOfColumn = 4

/** The number of cards in the columns of closed applications. */
export const cardsOfClosed = 2

/** The maximum number of search hits examined. */
export const maxFound = 24

/** The number of next steps shown on the dashboard. */
export const maxDue = 3

/** How many days before its due date a next step is shown. */
export const dueWithin = 3

/** The number of newest postings whose gaps are combined. */
export const postingsCompared = 12
