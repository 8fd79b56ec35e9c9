import type { SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { insertRows } from "../kernel/insert-rows.server"
import type { Statement } from "../kernel/query.server"
import { evidence } from "./tables.server"

export type NewItem = typeof evidence.$inferInsert

/** Inserts imported items. Existing ones are left unchanged. */
export function restoreItems(deps: Deps, rows: NewItem[], guard: SQL): Statement[] {
  return insertRows(deps, evidence, rows, guard)
}
