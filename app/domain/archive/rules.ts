import type { Budget } from "../files/unzip"
import { day, minute } from "../kernel/clock"

/** The word typed to confirm account deletion, in any letter case. */
export const deleteWord = "DELETE"
export const isDeleteWord = (typed: string) => typed.trim().toUpperCase() === deleteWord
export const deleteWordMissing = "Please type 'DELETE' to confirm account deletion"

/** Shown to the user after the deletion. */
export const accountDeleted = {
  title: "Account Deleted",
  description: "Your account has been permanently deleted.",
} as const

/** Rows of each table deleted by one transaction. */
export const rowsPerSlice = 500
/** Transactions per attempt: a small account needs one, and ten concurrent attempts stay below 1,000 queries. */
export const slicesPerAttempt = 4
/** Bucket listings per attempt, each of the maximum size. */
export const listingsPerAttempt = 4
/** The time after which another attempt takes over. */
export const deletionLease = 2 * minute
/** Work that was still running when the account ended has finished by then, so nothing is added to the bucket later. */
export const finalCheckAfter = 16 * minute
/** Deletions resumed by one sweep. */
export const deletionsPerSweep = 100

/** Milliseconds until a failed step is retried: 1, 2, 4 … minutes, at most a day. */
export const retryAfter = (failures: number) => Math.min(2 ** Math.min(failures - 1, 20) * minute, day)

/** How long an archive can be downloaded. */
export const archiveRetention = 7 * day
/** How long an import's file is kept for late retries. */
export const importRetention = 2 * day
/** Maximum unpacked size of an archive in bytes. Above the text that any upload limit allows. */
const unpackLimit = 50 * 1024 * 1024
/** Maximum files in an archive. */
export const filesLimit = 20_000
/** Maximum number of records of each kind in an import: enough for decades of daily use. */
export const recordsLimits = {
  account: 1,
  profile: 1,
  reflections: 20_000,
  evidence: 40_000,
  postings: 5_000,
  documents: 5_000,
  readiness: 10_000,
  achievements: 40_000,
  "content-analyses": 20_000,
  engagement: 100_000,
  influence: 1,
} as const
/** Maximum sentences of an import. Each sentence is verified again. */
export const sentencesLimit = 100_000
/** Maximum length in characters of one record, and of a file's content around its records. */
export const recordLimit = 1024 * 1024
/** Maximum number of archives kept per user; a new one replaces the oldest. */
export const maxArchives = 3

/** The unpacking budget of one archive in bytes. */
export const newBudget = (): Budget => ({ left: unpackLimit })
