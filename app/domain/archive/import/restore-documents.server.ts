import { restoreDocumentRows } from "../../content/documents.server"
import { postingOf } from "../../content/generate/posting"
import { fitPerson } from "../../document/contact"
import { type DocumentTree, leavesOf } from "../../document/document-tree"
import { columnsOf } from "../../document/render/document"
import { charactersOfDocument } from "../../document/size-limits"
import { treeOfValue } from "../../document/stored-tree"
import { findPerson, ledgerOf } from "../../evidence/ledger.server"
import { isCarried } from "../../evidence/rules"
import type { EvidenceItem, Ledger } from "../../evidence/schema"
import { runQuery } from "../../kernel/query.server"
import { checkedBody } from "./checked-body"
import { citedItems } from "./cited-items.server"
import { importedId } from "./imported-id.server"
import { type Importing, inGroups, type Reached } from "./importing.server"

/** Restores documents and rechecks every sentence. Returns the progress and how many sentences lost their support. */
export async function restoreDocuments(importing: Importing, from: number): Promise<Reached & { doubted: number }> {
  const { deps, userId, guard, turn } = importing
  const person = await runQuery(deps.db, findPerson(deps, userId))
  if (!person) throw new Error("The account being imported into no longer exists.")
  const whole = ledgerOf(person)
  let doubted = 0
  const reached = await inGroups(importing, "documents", from, async (group) => {
    const read = group.map(({ structured, document, ...archived }) => {
      return { archived, tree: treeOfValue(archived.type, document, structured) }
    })
    const trees = read.map(({ tree }) => tree)
    const { ids, items, confirmed } = await citedItems(importing, trees)
    const rows = []
    for (const { archived, tree } of read) {
      const id = await importedId(deps, userId, archived.id)
      if (!id) continue
      const posted = { ...whole, posting: postingOf(archived.posting) }
      const grounds = { cited: citedBy(tree, ids, items, posted), whole: posted, confirmed }
      const body = await checkedBody(tree.body, archived.type, { grounds, ids }, turn)
      const after = { ...tree, person: fitPerson(tree.person), body }
      doubted += carriedIn(tree) - carriedIn(after)
      const jobAnalysisId = archived.jobAnalysisId && (await importedId(deps, userId, archived.jobAnalysisId))
      rows.push({ ...archived, ...columnsOf(after), id, userId, jobAnalysisId })
    }
    return restoreDocumentRows(deps, rows, guard)
  })
  return { ...reached, doubted }
}

const carriedIn = (tree: DocumentTree) => leavesOf(tree).filter(({ status }) => isCarried(status)).length

/** The evidence cited by one document. Citations are hints: above the limit, the whole ledger is searched instead. */
function citedBy(
  tree: DocumentTree,
  newIds: ReadonlyMap<string, string>,
  items: ReadonlyMap<string, EvidenceItem>,
  whole: Ledger,
): Ledger {
  const ids = new Set(leavesOf(tree).flatMap((claim) => claim.evidenceIds.flatMap((id) => newIds.get(id) ?? [])))
  let characters = 0
  const cited = [...ids].flatMap((id) => {
    const item = items.get(id)
    characters += item?.text.length ?? 0
    return item && characters <= charactersOfDocument ? item : []
  })
  return { ...whole, items: cited }
}
