import { getTableColumns, type SQL, sql } from "drizzle-orm"
import type { SQLiteTable } from "drizzle-orm/sqlite-core"
import type { Deps } from "./deps"
import type { Statement } from "./query.server"

/** Maximum length of one statement's rows in characters, well below the limit of a bound parameter. */
const maxAtOnce = 500_000

/** Inserts many rows in few statements, each only if `guard` is true. Existing rows are left unchanged. */
export function insertRows<T extends SQLiteTable>(
  { db }: Deps,
  table: T,
  rows: readonly T["$inferInsert"][],
  guard: SQL,
): Statement[] {
  const columns = Object.entries(getTableColumns(table))
  const places = sql.join(
    columns.map((_, at) => sql.raw(`value ->> ${at}`)),
    sql`, `,
  )
  const encoded = rows.map((row) => {
    const given = new Map(Object.entries(row))
    const values = columns.map(([name, column]) => {
      const value = given.get(name) ?? column.default ?? null
      return value === null ? null : column.mapToDriverValue(value)
    })
    return JSON.stringify(values)
  })
  return chunked(encoded).map((chunk) =>
    db
      .insert(table)
      .select(sql`select ${places} from json_each(${`[${chunk.join(",")}]`}) where ${guard}`)
      .onConflictDoNothing(),
  )
}

function chunked(texts: string[]): string[][] {
  const chunks: string[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const text of texts) {
    if (size + text.length > maxAtOnce) {
      chunks.push([])
      size = 0
    }
    chunks.at(-1)?.push(text)
    size += text.length
  }
  return chunks
}
