import type { SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { insertRows } from "../kernel/insert-rows.server"
import type { Statement } from "../kernel/query.server"
import { readinessSnapshots } from "./tables.server"

/** Inserts imported daily scores; existing ones are kept. */
export function restoreSnapshots(
  deps: Deps,
  rows: (typeof readinessSnapshots.$inferInsert)[],
  guard: SQL,
): Statement[] {
  return insertRows(deps, readinessSnapshots, rows, guard)
}
