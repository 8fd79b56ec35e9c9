import type { SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { insertRows } from "../kernel/insert-rows.server"
import type { Statement } from "../kernel/query.server"
import { readinessSnapshots } from "./tables.server"

/** Scores of past days as an import brings them. A day that has its score keeps it. */
export function restoreSnapshots(
  deps: Deps,
  rows: (typeof readinessSnapshots.$inferInsert)[],
  guard: SQL,
): Statement[] {
  return insertRows(deps, readinessSnapshots, rows, guard)
}
