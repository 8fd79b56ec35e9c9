import type { SQL } from "drizzle-orm"
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core"
import type { Deps } from "./deps"

/**
 * The lifecycle of one table's rows. Each feature declares it for its own tables; `app/data-policies.server.ts` lists
 * all of them.
 */
export interface DataPolicy {
  table: SQLiteTable
  retention: Retention
  /** The archive file in which users find their rows. */
  archive: ArchiveKind | WhyNot
  /** The rows removed when an account is deleted. */
  deletion: Erasure | WhyNot
}

interface WhyNot {
  not: string
}

/** For a table without user data. */
export const noUserData = { archive: { not: "no user's rows" }, deletion: { not: "no user's rows" } } as const

/** How long rows are kept while the account exists, if they belong to a user. */
export interface Retention {
  kept: string
  /** Daily tasks that delete rows. */
  tasks?: readonly string[]
  /** Set for a task that deletes rows by age alone. */
  age?: AgeLimit
  /** A small, fixed number of rows that are replaced and never removed. */
  isFixed?: true
}

export interface AgeLimit {
  /** The column with the time or day at which a row's retention starts. It must lead an index. */
  since: SQLiteColumn
  /** Milliseconds. */
  keepFor: number
  task: `purge.${string}`
}

/**
 * Which of a user's rows are erased, and when. Rows are matched by the column `userId`, or by `id` in the users table.
 * Null for none.
 */
export interface Erasure {
  /** Erased with the account, in one transaction, so that nothing works for the user afterwards. */
  atOnce: SQL | "all" | null
  /** Erased afterwards, in slices, with a condition that matches an index. */
  inSlices: SQL | "all" | null
}

export const erasedInSlices: Erasure = { atOnce: null, inSlices: "all" }
/** Also erased in slices, because an in-flight statement may have written a row after the deletion. */
export const erasedAtOnce: Erasure = { atOnce: "all", inSlices: "all" }

export type ArchiveRecord = Record<string, unknown>

/** One kind of record: one table, exported as one file of the archive. */
export interface ArchiveKind {
  /** File name without its extension. */
  kind: string
  /** Description for readers of the archive. */
  about: string
  /** Whether an import restores it. */
  restored: boolean
  /** Columns left out of the archive: hashes and internal state. The user's id is always left out. */
  leftOut?: readonly string[]
  /** Columns that store JSON as text; exported as parsed JSON. */
  json?: readonly string[]
  /** Rows per page, if rows are large. */
  page?: number
  /** Ranges to read the table in, if its index is partitioned. */
  ranges?: readonly SQL[]
  /** Joins data from other tables into a page of records, or converts its form. */
  complete?(deps: Deps, records: ArchiveRecord[]): Promise<ArchiveRecord[]>
}
