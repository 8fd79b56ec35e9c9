import { getTableColumns, is, SQL, sql } from "drizzle-orm"
import type { BatchItem, BatchResponse } from "drizzle-orm/batch"
import type { DrizzleD1Database } from "drizzle-orm/d1"
import type { SQLiteTable } from "drizzle-orm/sqlite-core"

export type Database = DrizzleD1Database
export type Statement = BatchItem<"sqlite">

/**
 * The user whose rows a statement selects: an id, or an expression that finds the id by session token, so that the
 * session and the page's data load in one round trip.
 */
export type Who = string | SQL<string>

/**
 * SQL statements plus the function that maps their rows to one result. Kept as a value so that several queries can
 * share one round trip.
 */
export interface Query<Out> {
  statements: readonly Statement[]
  read(rows: readonly unknown[]): Out
}

/** Pairs statements with a typed function that receives their rows in the same order. */
export function query<const T extends readonly [Statement, ...Statement[]], Out>(
  statements: T,
  read: (...rows: BatchResponse<T>) => Out,
): Query<Out> {
  // A batch returns rows in the order of its statements. This cast is the only place that relies on it.
  return { statements, read: (rows) => read(...(rows as BatchResponse<T>)) }
}

/** Runs several queries in one round trip. */
export async function runTogether<A, B>(db: Database, a: Query<A>, b: Query<B>): Promise<[A, () => B]> {
  const rows = await batch(db, [...a.statements, ...b.statements])
  const split = a.statements.length
  return [a.read(rows.slice(0, split)), () => b.read(rows.slice(split))]
}

export async function runQuery<A>(db: Database, a: Query<A>): Promise<A> {
  return a.read(await batch(db, a.statements))
}

/** Runs statements in one transaction and one round trip; returns each statement's rows or outcome in order. */
export async function batch(db: Database, statements: readonly Statement[]): Promise<unknown[]> {
  const [first, ...rest] = statements
  if (!first) return []
  return db.batch([first, ...rest])
}

/** Rows changed by one statement of a batch. */
export function changes(outcome: unknown): number {
  if (typeof outcome !== "object" || outcome === null || !("meta" in outcome)) return 0
  const { meta } = outcome
  if (typeof meta !== "object" || meta === null || !("changes" in meta)) return 0
  return Number(meta.changes)
}

/** A row whose values may be SQL expressions, evaluated at write time. */
type RowOf<T extends SQLiteTable> = { [Key in keyof T["$inferInsert"]]: T["$inferInsert"][Key] | SQL }

/** Inserts a row only if `guard` is true: the check and the write are one statement. */
export function insertWhen<T extends SQLiteTable>(db: Database, table: T, row: RowOf<T>, guard: SQL): Statement {
  const given = new Map(Object.entries(row))
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = given.get(key) ?? column.default ?? null
    if (is(value, SQL)) return value
    return value === null ? sql`null` : sql.param(value, column)
  })
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} where ${guard}`)
}

/** The same reads with their result mapped. */
export function mapQuery<A, B>(a: Query<A>, map: (answer: A) => B): Query<B> {
  return { statements: a.statements, read: (rows) => map(a.read(rows)) }
}

/** Combines two reads into one round trip. */
export function together<A, B>(a: Query<A>, b: Query<B>): Query<[A, B]> {
  const split = a.statements.length
  return {
    statements: [...a.statements, ...b.statements],
    read: (rows) => [a.read(rows.slice(0, split)), b.read(rows.slice(split))],
  }
}

/** A query without statements, for a page that needs no data. */
export const emptyQuery: Query<null> = { statements: [], read: () => null }
