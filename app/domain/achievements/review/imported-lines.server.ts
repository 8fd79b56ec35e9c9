import { and, between, eq, type SQL } from "drizzle-orm"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { type Query, query, type Statement, type Who } from "../../kernel/query.server"
import { importPrefix, newLine, noParts, placeOf } from "../new-line"
import { toLookAt } from "../reading/lines/form-of-line"
import { insertLines } from "../repository.server"
import { achievements } from "../tables.server"

/** More than a long resume contains. */
const maxFound = 200

/** A line of an imported resume with its role. */
export interface ImportedLine {
  text: string
  roleId: string | null
  /** Days. */
  period: { from: string; to: string }
  /** The evidence item of the line. */
  itemId: string
}

/**
 * The lines of an imported resume, stored as agreed, since the person wrote them for readers. A line's id derives
 * from its role and text, which makes imports idempotent.
 */
export async function importedLines(
  deps: Deps,
  userId: string,
  lines: readonly ImportedLine[],
  guard: SQL,
): Promise<Statement[]> {
  const createdAt = iso(deps.now())
  const rows = await Promise.all(
    lines.map(async ({ text, roleId, period, itemId }, at) => {
      const id = `${importPrefix}${(await deps.hash(`${roleId ?? ""}\n${text}`)).slice(0, 24)}`
      const line = {
        text,
        role: roleId ? { kind: "known" as const, roleId } : { kind: "none" as const },
        period,
        parts: { ...noParts, action: [text] },
        figure: null,
        skills: [],
        strength: /\d/.test(text) ? 60 : 40,
        evidenceIds: [itemId],
      }
      const place = placeOf(period.to, at)
      const of = { userId, id, state: "agreed" as const, createdAt, place }
      return newLine(line, { ...of, periodOfRole: true, needsLook: toLookAt(text).length > 0 })
    }),
  )
  return insertLines(deps, rows, guard)
}

/** The role of each agreed line from an imported resume; null if it has none. */
export function findImportedRoles({ db }: Deps, who: Who): Query<(string | null)[]> {
  const { userId, id, state, roleId } = achievements
  const isImported = and(eq(userId, who), between(id, importPrefix, `${importPrefix}~`))
  // Filters by state in code: in SQL, the planner would pick an index over all agreed lines.
  const rows = db.select({ state, roleId }).from(achievements).where(isImported).limit(maxFound)
  return query([rows], (found) => found.filter((row) => row.state === "agreed").map((row) => row.roleId || null))
}
