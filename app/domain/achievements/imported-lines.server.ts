import type { SQL } from "drizzle-orm"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import { newLine, noParts, placeOf } from "./new-line"
import { hasForm } from "./reading/form-of-line"
import { insertLines } from "./repository.server"

/** A line of an imported resume under its role. */
export interface ImportedLine {
  text: string
  roleId: string | null
  /** Days. */
  period: { from: string; to: string }
  /** The item that the line is. */
  itemId: string
}

/**
 * Lines of an imported resume: agreed, since the person wrote them for readers. A line's id is derived from its role
 * and text, so that importing again makes none twice.
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
      const id = `import-${(await deps.hash(`${roleId ?? ""}\n${text}`)).slice(0, 24)}`
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
      return newLine(line, { userId, id, state: "agreed", createdAt, place, needsLook: !hasForm(text) })
    }),
  )
  return insertLines(deps, rows, guard)
}
