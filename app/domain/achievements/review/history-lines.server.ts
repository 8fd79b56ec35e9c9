import { type SQL, sql } from "drizzle-orm"
import type { EvidenceItem } from "../../evidence/schema"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import type { Statement } from "../../kernel/query.server"
import { historyPrefix, newLine, placeOf } from "../new-line"
import { linesOfHistory } from "../reading/lines/lines-of-history"
import { deleteLines, insertLines } from "../repository.server"
import { achievements } from "../tables.server"

/**
 * Updates the achievements for a saved work history. Its lines are agreed, since the person wrote them for readers. A
 * line's id derives from its role and text, which makes saves idempotent. A line that the history no longer contains is
 * deleted unless the person has edited it.
 */
export async function historyLines(
  deps: Deps,
  userId: string,
  experience: string,
  items: EvidenceItem[],
  guard: SQL,
): Promise<Statement[]> {
  const createdAt = iso(deps.now())
  const lines = linesOfHistory(experience, items, createdAt.slice(0, 10))
  const rows = await Promise.all(
    lines.map(async (line, at) => {
      const key = `${line.role.kind === "known" ? line.role.roleId : ""}\n${line.text}`
      const id = historyPrefix + (await deps.hash(key)).slice(0, 24)
      const place = placeOf(line.period.to, at)
      return newLine(line, {
        userId,
        id,
        state: "agreed",
        createdAt,
        place,
        periodOfRole: true,
        needsLook: line.needsLook,
      })
    }),
  )
  const kept = JSON.stringify(rows.map(({ id }) => id))
  const { id, version } = achievements
  const gone = sql`${id} >= ${historyPrefix} and ${id} < ${`${historyPrefix}~`} and ${version} = 1 and ${id} not in (select value from json_each(${kept})) and ${guard}`
  return [deleteLines(deps, userId, gone), ...insertLines(deps, rows, guard)]
}
