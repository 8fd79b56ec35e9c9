import type { SQL } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { insertRows } from "../../kernel/insert-rows.server"
import type { Statement } from "../../kernel/query.server"
import { contentAnalyses } from "./tables.server"

/** Inserts imported analyses; existing ones are left unchanged. */
export function restoreAnalyses(deps: Deps, rows: (typeof contentAnalyses.$inferInsert)[], guard: SQL): Statement[] {
  return insertRows(deps, contentAnalyses, rows, guard)
}
