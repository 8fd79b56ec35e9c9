import { type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import { historyPrefix, type NewLine } from "./new-line"
import { deleteLines, insertLines } from "./repository.server"
import { achievements } from "./tables.server"

/**
 * Lines as an import brings them. Those of the history have been made with the profile: what their owner did with them
 * takes the place of how they were made. Others that are there already stay as they are.
 */
export function restoreLines(deps: Deps, userId: string, rows: NewLine[], guard: SQL): Statement[] {
  const ids = JSON.stringify(rows.map(({ id }) => id).filter((id) => id.startsWith(historyPrefix)))
  const { id, version } = achievements
  const asMade = sql`${version} = 1 and ${id} in (select value from json_each(${ids})) and ${guard}`
  return [deleteLines(deps, userId, asMade), ...insertLines(deps, rows, guard)]
}
