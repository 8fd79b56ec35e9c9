import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm"
import type { SQLiteTable } from "drizzle-orm/sqlite-core"
import type { DataPolicy, Erasure } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"
import { keyOf } from "../kernel/key-of.server"
import { batch, changes, type Statement } from "../kernel/query.server"

interface Erased extends Erasure {
  table: SQLiteTable
}

/** Tables with user rows, and which rows are erased when. */
export const erasedTables = (policies: readonly DataPolicy[]): Erased[] =>
  policies.flatMap(({ table, deletion }) => ("not" in deletion ? [] : [{ ...deletion, table }]))

/**
 * The statements that end accounts: everything that must be erased in the same transaction. `them` selects the user
 * ids.
 */
export function eraseAtOnce({ db }: Deps, policies: readonly DataPolicy[], them: SQL): Statement[] {
  return erasedTables(policies).flatMap(({ table, atOnce }) =>
    atOnce === null ? [] : [db.delete(table).where(and(sql`${ownerOf(table)} in ${them}`, only(atOnce)))],
  )
}

/**
 * Deletes up to `size` rows of a user from each table in one transaction and returns whether none are left. Idempotent;
 * repeat it to delete the rest. The account itself must already have been ended by `beginDeletion`.
 */
export async function eraseRows(
  deps: Deps,
  policies: readonly DataPolicy[],
  userId: string,
  size: number,
): Promise<boolean> {
  const outcome = await batch(
    deps.db,
    erasedTables(policies).flatMap(({ table, inSlices }) => {
      if (inSlices === null) return []
      const rows = and(eq(ownerOf(table), userId), only(inSlices))
      const key = keyOf(table)
      const some = sql`(${key}) in (select ${key} from ${table} where ${rows} limit ${size})`
      return [deps.db.delete(table).where(and(rows, some))]
    }),
  )
  return outcome.every((one) => changes(one) < size)
}

const only = (rows: SQL | "all") => (rows === "all" ? undefined : rows)

function ownerOf(table: SQLiteTable) {
  const { userId, id } = getTableColumns(table)
  const owner = userId ?? id
  if (!owner) throw new Error("This table has no owner column.")
  return owner
}
