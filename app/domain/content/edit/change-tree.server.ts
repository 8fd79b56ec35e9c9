import { type SQL, sql } from "drizzle-orm"
import type { DocumentTree, Leaf } from "../../document/document-tree"
import { findClaim } from "../../document/edit-claim"
import { columnsOf } from "../../document/render/document"
import { treeOf } from "../../document/stored-tree"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { DomainError, notFound } from "../../kernel/errors"
import { batch, changes, type Query, query, runQuery, type Statement, type Who } from "../../kernel/query.server"
import { type ContentRow, selectContent, updateContent } from "../repository.server"
import type { ClaimPlace } from "../schema"
import { keepVersion } from "../versions/version-rows.server"

/** A document and its tree as read. */
export interface ReadDocument {
  row: ContentRow
  tree: DocumentTree
}

/** A live document of the user, to be changed. */
export function findStoredContent(deps: Deps, who: Who, id: string): Query<ReadDocument | null> {
  return query([selectContent(deps, who, id)], ([row]) => (row ? { row, tree: treeOf(row) } : null))
}

/** The new state of a document, and what else to write if it is still as read. */
interface Decision {
  tree: DocumentTree
  title?: string
  /** The template of a resume. */
  template?: string | null
  writes?: Statement[]
}

/** Retries on concurrent saves before a change is refused. */
const maxTries = 10

/**
 * Writes the result of `decide`, the tree and all its renderings, in one statement. On a concurrent save, rereads the
 * document and decides again; `decide` refuses changes that must not overwrite others'. Returns the document as stored
 * afterwards.
 */
export async function changeTree(
  deps: Deps,
  open: ReadDocument,
  decide: (read: ReadDocument, unchanged: SQL) => Decision,
  guard?: SQL,
): Promise<ReadDocument> {
  let read = open
  for (let tries = 0; tries < maxTries; tries++) {
    const { row } = read
    const { userId, id, version } = row
    const { tree, title = row.title, template = row.template, writes = [] } = decide(read, stands(row))
    const set = { ...columnsOf(tree), title, template, versionName: null, updatedAt: iso(deps.now()) }
    const before = keepVersion(deps, userId, id, version)
    const outcome = await batch(deps.db, [...before, ...writes, updateContent(deps, userId, id, version, set, guard)])
    if (changes(outcome.at(-1)) > 0) return { row: { ...row, ...set, version: version + 1 }, tree }
    const now = await runQuery(deps.db, findStoredContent(deps, userId, id))
    if (!now) throw notFound("This text")
    read = now
  }
  throw changedElsewhere()
}

/**
 * The sentence that is addressed. Refuses with `not_found` if the document never had it, and with `conflict` if it was
 * removed or has changed since the version the user saw.
 */
export function seenClaim({ row, tree }: ReadDocument, { claim, version }: ClaimPlace): Leaf {
  const leaf = findClaim(tree, claim)
  if (!leaf && row.version === version) throw notFound("This sentence")
  if (!leaf || (leaf.since ?? 0) > version) throw changedElsewhere()
  return leaf
}

export function changedElsewhere(): DomainError {
  return new DomainError("conflict", "This text was changed in another window. Please review it and try again.")
}

const stands = ({ userId, id, version }: ContentRow) =>
  sql`exists (select 1 from contents where user_id = ${userId} and trashed = 0 and id = ${id} and version = ${version})`
