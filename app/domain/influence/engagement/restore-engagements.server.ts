import type { SQL } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { insertRows } from "../../kernel/insert-rows.server"
import type { Statement } from "../../kernel/query.server"
import { mergeEngagements, type NewEngagement } from "./repository.server"
import { engagements } from "./tables.server"

/**
 * Restores imported pieces with their readings; the merge takes the counts from the readings. Deleted pieces stay
 * deleted.
 */
export function restoreEngagements(deps: Deps, rows: ImportedEngagement[], guard: SQL): Statement[] {
  return [...insertRows(deps, engagements, rows, guard), ...mergeEngagements(deps, rows, guard, false)]
}

type ImportedEngagement = typeof engagements.$inferInsert & NewEngagement
