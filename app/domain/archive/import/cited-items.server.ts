import { sql } from "drizzle-orm"
import { type DocumentTree, leavesOf } from "../../document/document-tree"
import { findEvidenceByIds } from "../../evidence/ledger.server"
import type { EvidenceItem } from "../../evidence/schema"
import { runQuery } from "../../kernel/query.server"
import { importedId } from "./imported-id.server"
import type { Importing } from "./importing.server"

/** Maximum number of items that the documents of one group may cite. Above the maximum of any document written here. */
const maxCited = 2000

export interface CitedItems {
  /** New ids of available items by old id. */
  ids: Map<string, string>
  /** By new id. */
  items: Map<string, EvidenceItem>
  /** The text of each confirmation, by new id. */
  confirmed: Map<string, string>
}

/** Loads the imported items that the documents cite. Profile items have the same id in every account. */
export async function citedItems({ deps, userId }: Importing, documents: DocumentTree[]): Promise<CitedItems> {
  const all = documents.flatMap((tree) => leavesOf(tree).flatMap((claim) => claim.evidenceIds))
  const old = [...new Set(all)].slice(0, maxCited)
  const made = await Promise.all(old.map(async (id) => (await importedId(deps, userId, id)) ?? id))
  const list = sql`(select value from json_each(${JSON.stringify(made)}))`
  const items = new Map((await runQuery(deps.db, findEvidenceByIds(deps, userId, list))).map((item) => [item.id, item]))
  const confirmations = [...items.values()].filter(({ kind }) => kind === "confirmation")
  return {
    ids: new Map(old.flatMap((id, at) => (items.has(made[at] ?? "") ? [[id, made[at] ?? ""] as const] : []))),
    items,
    confirmed: new Map(confirmations.map(({ id, text }) => [id, text])),
  }
}
