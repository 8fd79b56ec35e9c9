import { desc, eq } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { type Query, query, type Who } from "../kernel/query.server"
import { historyPrefix } from "./new-line"
import { achievements } from "./tables.server"
import type { WritingLine } from "./writing-line"

/** The number of lines passed to a writer: those of the history and the newest others. */
const maxLines = 600

/**
 * A person's lines for a writer, including those set aside. The evidence of a line is its own item and its source text.
 */
export function findWritingLines({ db }: Deps, who: Who): Query<WritingLine[]> {
  const t = achievements
  const rows = db.select().from(t).where(eq(t.userId, who)).orderBy(desc(t.id)).limit(maxLines)
  return query([rows], (found) =>
    found.map((row): WritingLine => {
      const { text, state, pinned, parts, figure, skills, strength, entryId, itemId, evidence, place } = row
      const told = entryId === null || row.id.startsWith(historyPrefix) ? "history" : "reflection"
      const period = { from: row.periodFrom, to: row.periodTo }
      const evidenceIds = [...(itemId ? [itemId] : []), ...evidence]
      const roleId = row.roleId || null
      return { text, state, pinned, parts, figure, skills, strength, told, period, evidenceIds, roleId, place }
    }),
  )
}
