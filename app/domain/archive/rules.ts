import { day, minute } from "../kernel/clock"

/** What has to be typed before an account is deleted, in letters of either case. */
export const deleteWord = "DELETE"
export const isDeleteWord = (typed: string) => typed.trim().toUpperCase() === deleteWord
export const deleteWordMissing = "Please type 'DELETE' to confirm account deletion"

/** What the user reads when the account is gone. */
export const accountDeleted = {
  title: "Account Deleted",
  description: "Your account has been permanently deleted.",
} as const

/** Rows of each table that one transaction removes. */
export const rowsOfPiece = 500
/** Transactions of one try: a small account needs one; ten tries at once stay below an invocation's 1,000 queries. */
export const piecesOfTry = 4
/** Keys of one listing of the bucket, as much as it gives. */
export const listingsOfTry = 4
/** How long a try may take before another takes over. */
export const deletionLease = 2 * minute
/** Work that was running when its user left is over by then, whatever it still put into the bucket. */
export const lastLookAfter = 16 * minute
/** Deletions that one sweep sends on. */
export const deletionsOfSweep = 100

/** Milliseconds until a step that failed is tried again: 1, 2, 4 … minutes, a day at most. */
export const retryAfter = (failures: number) => Math.min(2 ** Math.min(failures - 1, 20) * minute, day)

/** How long an archive can be downloaded. */
export const archiveFor = 7 * day
/** How long the file of an import is kept, for tries that come late. */
export const importFor = 2 * day
/** What may be unpacked of an archive in all, in bytes: text of this size is more than any upload limit lets in. */
export const unpackLimit = 50 * 1024 * 1024
/** Files that an archive may hold. */
export const filesLimit = 20_000
/** Records of each kind that an import takes: decades of daily use. */
export const recordsLimits = {
  account: 1,
  profile: 1,
  reflections: 20_000,
  evidence: 40_000,
  documents: 5_000,
  readiness: 10_000,
  achievements: 40_000,
} as const
/** Sentences that an import takes in all, in one document, and the characters of one. Each is verified anew. */
export const sentencesLimit = 100_000
export const sentencesOfDocument = 500
export const sentenceLimit = 5000
export const charactersOfDocument = 100_000
/** Characters of one record, and of what stands around the records of a file. */
export const recordLimit = 1024 * 1024
/** Archives of one user that are kept; a newer one takes the place of the oldest. */
export const archivesKept = 3
