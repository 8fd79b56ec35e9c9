import type { SQL } from "drizzle-orm"
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core"
import type { Deps } from "./deps"

/** What becomes of the rows of one table. Each feature declares it for its own tables; `app/data-policies.server.ts` lists all. */
export interface DataPolicy {
  table: SQLiteTable
  retention: Retention
  /** The file of an archive in which users find their rows. */
  archive: ArchiveKind | WhyNot
  /** What the deletion of an account removes. */
  deletion: Erasure | WhyNot
}

interface WhyNot {
  not: string
}

/** A table that holds nothing of a user. */
export const ofNobody = { archive: { not: "no user's rows" }, deletion: { not: "no user's rows" } } as const

/** How long rows are kept while the account stands, if it is a user's. */
export interface Retention {
  kept: string
  /** The daily tasks that remove rows. */
  tasks?: readonly string[]
  /** For a task that removes rows by nothing but their age. */
  age?: Age
  /** One row for each of something that there are few of: never removed, always replaced. */
  isFixed?: true
}

export interface Age {
  /** Begins with the moment or day from which a row's time runs; an index begins with it. */
  since: SQLiteColumn
  /** Milliseconds. */
  keepFor: number
  task: `purge.${string}`
}

/** Which rows of a user go when: by the column `userId`, or by `id` in the table of users. Null for none. */
export interface Erasure {
  /** With the account itself, in one transaction, so that nothing works for the user any more. */
  atOnce: SQL | "all" | null
  /** Afterwards, in pieces, in the words of an index. */
  inPieces: SQL | "all" | null
}

export const erasedInPieces: Erasure = { atOnce: null, inPieces: "all" }
/** In pieces too: a statement that was under way may have written a row meanwhile. */
export const erasedAtOnce: Erasure = { atOnce: "all", inPieces: "all" }

export type ArchiveRecord = Record<string, unknown>

/** One kind of record: one table, one file of an archive. */
export interface ArchiveKind {
  /** The file's name without its ending. */
  kind: string
  /** For the reader of the archive. */
  about: string
  /** Whether an import brings it back. */
  restored: boolean
  /** Columns that stay out: hashes, and what only the machinery reads. The user's id stands in none. */
  leftOut?: readonly string[]
  /** Columns that hold JSON as text, shown as what they hold. */
  json?: readonly string[]
  /** Rows of one page, where they are large. */
  page?: number
  /** Ranges that the table is read in, where its index has parts. */
  ranges?: readonly SQL[]
  /** Completes a page of records with what stands elsewhere, or in another form. */
  complete?(deps: Deps, records: ArchiveRecord[]): Promise<ArchiveRecord[]>
}
