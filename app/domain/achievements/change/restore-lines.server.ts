import { type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import type { Statement } from "../../kernel/query.server"
import { historyPrefix, type NewLine } from "../new-line"
import { deleteLines, insertLines } from "../repository.server"
import { achievements } from "../tables.server"

/**
 * Inserts imported lines. Lines of the history were created along with the profile, so unedited ones are replaced with
 * the imported rows, which contain the owner's edits. Other existing lines are left unchanged.
 */
export function restoreLines(deps: Deps, userId: string, rows: NewLine[], guard: SQL): Statement[] {
  const ids = JSON.stringify(rows.map(({ id }) => id).filter((id) => id.startsWith(historyPrefix)))
  const { id, version } = achievements
  const asMade = sql`${version} = 1 and ${id} in (select value from json_each(${ids})) and ${guard}`
  return [deleteLines(deps, userId, asMade), ...insertLines(deps, rows, guard)]
}
