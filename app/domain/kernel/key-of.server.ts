import { type SQL, sql } from "drizzle-orm"
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core"

/** The columns of a table's primary key, for `(…) in (select … limit …)`, which deletes a limited number of rows. */
export function keyOf(table: SQLiteTable): SQL {
  const { primaryKeys, columns } = getTableConfig(table)
  return sql.join(primaryKeys[0]?.columns ?? columns.filter((column) => column.primary), sql`, `)
}
