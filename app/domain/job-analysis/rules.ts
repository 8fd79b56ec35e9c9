/** How far an application has come, in its order. */
export const applicationStatuses = ["saved", "applied", "interviewing", "offer", "closed"] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** How a posting arrives. */
export const sourceKinds = ["text", "url", "file"] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Characters of a posting. */
export const longestPosting = 100_000

/** Days that a deleted analysis can be restored. */
export const trashDays = 30

/** Facts of a posting that a person may set themselves. */
export const postingFacts = ["title", "company", "location", "workMode", "pay", "closingDate"] as const
export type PostingFact = (typeof postingFacts)[number]

/** Characters of what a person notes about an application. */
export const noteLimits = { notes: 5000, nextStep: 200 } as const

/** The source of a posting that was pasted. */
export const pastedSource = "Manual text input"

/** Version of the prompt and of the built-in reading, stored with each analysis. */
export const readingVersion = 1

/** In `read_by`: read by rules, without a provider. */
export const builtInReader = "built-in"

/** Cards of one column of the board; with all columns they stay within the rows of one view. */
export const cardsOfColumn = 4

/** Of what is over. */
export const cardsOfClosed = 2

/** Hits that a search looks at. */
export const maxFound = 24

/** Next steps shown on the dashboard. */
export const maxDue = 3

/** Days before its date that a next step is shown. */
export const dueWithin = 3

/** The newest postings whose gaps are put together. */
export const postingsCompared = 12
