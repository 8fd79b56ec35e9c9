import { type SQL, sql } from "drizzle-orm"
import { wordsBehind } from "../achievements/review/words-behind.server"
import type { CitedItem } from "../document/cited-item"
import type { ContentType } from "../document/kinds"
import { treeOf } from "../document/stored-tree"
import { findEvidenceBeside } from "../evidence/ledger.server"
import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { type PageQuery, pageOf } from "../kernel/page"
import { mapQuery, type Query, query, together, type Who } from "../kernel/query.server"
import { contentView, summaryView } from "./content-view"
import type { ReadDocument } from "./edit/change-tree.server"
import { selectContent, selectSummaries, shelf } from "./repository.server"
import type { ContentView } from "./schema"

/** A document for its page, with the evidence that supports its sentences. */
export interface OpenDocument extends ReadDocument {
  evidence: CitedItem[]
}

/** A live document of the user with its evidence, in one round trip; null if it belongs to another user. */
export function findDocument(deps: Deps, who: Who, id: string | SQL): Query<OpenDocument | null> {
  const cited = sql`(select distinct cited.value from contents, json_tree(contents.document) as node, json_each(node.value) as cited where contents.user_id = ${who} and contents.trashed = 0 and contents.id = ${id} and node.key = 'evidenceIds')`
  const stored = query([selectContent(deps, who, id)], ([row]) => (row ? { row, tree: treeOf(row) } : null))
  return mapQuery(
    together(stored, findEvidenceBeside(deps, who, cited, wordsBehind)),
    ([read, items]) => read && { ...read, evidence: items.map(({ beside, ...item }) => ({ ...item, line: beside })) },
  )
}

export function findContent(deps: Deps, who: Who, id: string | SQL): Query<{ content: ContentView }> {
  return query([selectContent(deps, who, id)], ([row]) => {
    if (!row) throw notFound("This content")
    return { content: contentView(row) }
  })
}

/** The response of `POST /api/content/generate` once its job is done. */
export const findContentBySubject = (deps: Deps, who: Who, subjectId: SQL) => findContent(deps, who, subjectId)

/** The user's documents, newest first. `type` filters; `on` selects the library or the trash. */
export function listContents(deps: Deps, who: Who, page: PageQuery, type?: ContentType, on: 0 | 1 = shelf.live) {
  return query([selectSummaries(deps, who, page, on, type)], (found) => {
    const { rows, nextCursor } = pageOf(found, page.limit)
    const items = rows.map((row) => ({
      ...summaryView(row, row.resume === null ? null : treeOf({ ...row, document: row.resume })),
      blocked: row.blocked,
      unconfirmed: row.unconfirmed,
      overridden: row.overrideAt !== null,
      trashedAt: row.trashedAt,
    }))
    return { items, nextCursor }
  })
}
