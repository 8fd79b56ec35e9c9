import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm"
import { wordsBehind } from "../../achievements/review/words-behind.server"
import { treeOf } from "../../document/stored-tree"
import { findEvidenceBeside } from "../../evidence/ledger.server"
import type { Deps } from "../../kernel/deps"
import { mapQuery, type Query, query, together, type Who } from "../../kernel/query.server"
import type { OpenDocument } from "../get-content.server"
import type { ContentRow } from "../repository.server"
import { contentVersions } from "../tables.server"

/** SQL condition on a version's `document`: no sentence in it is blocked. Quotes within a text are escaped there. */
const isWhole = (document: SQL) => sql`instr(${document}, '"status":"blocked"') = 0`

/** SQL expression: the number of the newest earlier version without a blocked sentence. */
const lastWhole = (userId: SQL, contentId: SQL) =>
  sql`(select v.version from content_versions as v where v.user_id = ${userId} and v.content_id = ${contentId} and v.trashed_at is null and ${isWhole(sql`v.document`)} order by v.version desc limit 1)`

/** SQL condition: an earlier version of the document has no blocked sentence. */
export const hasWhole = (userId: SQL, contentId: SQL) => sql`${lastWhole(userId, contentId)} is not null`

/** The newest earlier version of a document without a blocked sentence, with its evidence; null if none is kept. */
export function findLastWhole(deps: Deps, who: Who, row: ContentRow): Query<OpenDocument | null> {
  const { userId, contentId, version, document, trashedAt } = contentVersions
  const owned = and(eq(userId, who), eq(contentId, row.id), isNull(trashedAt))
  const stored = query(
    [
      deps.db
        .select()
        .from(contentVersions)
        .where(and(owned, isWhole(sql`${document}`)))
        .orderBy(desc(version))
        .limit(1),
    ],
    ([found]) => found ?? null,
  )
  const cited = sql`(select distinct cited.value from content_versions, json_tree(content_versions.document) as node, json_each(node.value) as cited where content_versions.user_id = ${who} and content_versions.content_id = ${row.id} and content_versions.version = ${lastWhole(sql`${who}`, sql`${row.id}`)} and node.key = 'evidenceIds')`
  return mapQuery(together(stored, findEvidenceBeside(deps, who, cited, wordsBehind)), ([found, items]) => {
    if (!found) return null
    const { title, document, structured, version } = found
    const template = found.template === null ? row.template : found.template || null
    const evidence = items.map(({ beside, ...item }) => ({ ...item, line: beside }))
    const kept = { ...row, title, document, structured, version, template, blocked: 0, updatedAt: found.savedAt }
    return { row: kept, tree: treeOf(kept), evidence }
  })
}
