import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm"
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core"
import type { ArchiveRecord } from "../../kernel/data-policy"
import type { Deps } from "../../kernel/deps"
import type { ArchivedTable } from "../archive-kinds.server"

/** Rows on the first page. */
const firstPageRows = 500
/** The target size of a page: memory sets the upper bound, the invocation's query limit the lower one. */
const pageCharacters = 1_000_000
/** Maximum growth of a page relative to its first size if rows are small. */
const maxGrowth = 4

/** Yields a user's records of one kind in pages, oldest first. */
export async function* readRecords(deps: Deps, userId: string, kind: ArchivedTable): AsyncGenerator<ArchiveRecord[]> {
  for await (const rows of readRows(deps, userId, kind)) {
    const records = rows.map((row) => recordOf(row, kind))
    yield kind.complete ? await kind.complete(deps, records) : records
  }
}

/** Yields raw rows in key order with keyset pagination. */
export async function* readRows(
  deps: Deps,
  userId: string,
  { table, ranges = [sql`1`], page = firstPageRows }: Pick<ArchivedTable, "table" | "ranges" | "page">,
): AsyncGenerator<ArchiveRecord[]> {
  const { owner, order } = keyOf(table)
  const key = sql.join(Object.values(order), sql`, `)
  for (const range of ranges) {
    let after: SQL | undefined
    let limit = page
    for (;;) {
      const rows: ArchiveRecord[] = await deps.db
        .select()
        .from(table)
        .where(and(eq(owner, userId), range, after))
        .orderBy(...Object.values(order).map((column) => asc(column)))
        .limit(limit)
      yield rows
      const last = rows.at(-1)
      if (!last || rows.length < limit) break
      limit = nextLimit(rows, page)
      const values = Object.entries(order).map(([name, column]) => sql.param(last[name], column))
      after = sql`(${key}) > (${sql.join(values, sql`, `)})`
    }
  }
}

/** Row limit of the next page: at most doubled, because one page of small rows does not predict the next. */
export function nextLimit(rows: readonly object[], first: number): number {
  const characters = rows.flatMap((row) => Object.values(row)).reduce<number>((sum, value) => sum + sizeOf(value), 1)
  const fitting = Math.floor((pageCharacters * rows.length) / characters)
  return Math.max(Math.min(first, rows.length), Math.min(fitting, rows.length * 2, first * maxGrowth))
}

const sizeOf = (value: unknown) => (typeof value === "string" ? value.length : 8)

/** The owner column, and the columns that identify a row within its owner. */
function keyOf(table: SQLiteTable): { owner: SQLiteColumn; order: Record<string, SQLiteColumn> } {
  const columns = getTableColumns(table)
  const { userId, id } = columns
  const owner = userId ?? id
  if (!owner) throw new Error("This table has no owner column.")
  const [composite] = getTableConfig(table).primaryKeys
  const inKey = Object.entries(columns).filter(([, column]) =>
    composite?.columns.some((one) => one.name === column.name),
  )
  const order = composite
    ? Object.fromEntries(inKey.filter(([name]) => name !== "userId"))
    : id
      ? { id }
      : { userId: owner }
  return { owner, order }
}

function recordOf(row: ArchiveRecord, { leftOut = [], json = [] }: ArchivedTable): ArchiveRecord {
  const kept = Object.entries(row).filter(([name]) => name !== "userId" && !leftOut.includes(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, json.includes(name) ? parsed(value) : value]))
}

function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
