import { sql } from "drizzle-orm"
import { later } from "../kernel/clock"
import type { AgeLimit, DataPolicy } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"
import { keyOf } from "../kernel/key-of.server"
import { batch, changes } from "../kernel/query.server"

/** Rows deleted per statement. */
export const rowsPerPurge = 500

/** A table whose rows are deleted by age alone. */
export type AgedTable = AgeLimit & Pick<DataPolicy, "table">

export const agedTables = (policies: readonly DataPolicy[]): AgedTable[] =>
  policies.flatMap(({ table, retention: { age } }) => (age ? [{ ...age, table }] : []))

/** Deletes the oldest expired rows; returns null when none are left. */
export async function purgeByAge(deps: Deps, { table, since, keepFor }: AgedTable): Promise<string | null> {
  const before = later(deps.now(), -keepFor)
  const key = keyOf(table)
  const oldest = sql`select ${key} from ${table} where ${since} < ${before} order by ${since} limit ${rowsPerPurge}`
  const [outcome] = await batch(deps.db, [deps.db.delete(table).where(sql`(${key}) in (${oldest})`)])
  return changes(outcome) < rowsPerPurge ? null : ""
}
