import type { DocumentTree } from "../document/document-tree"
import { claimsOf, structuredOf } from "../document/render/document"
import { treeOf } from "../document/stored-tree"
import { shownReasons } from "../evidence/shown-reasons"
import type { ContentSummary, ContentView } from "./schema"

/** The columns of a document that its views need. */
interface Stored {
  id: string
  type: ContentView["type"]
  title: string
  content: string
  writer: string
  jobAnalysisId: string | null
  version: number
  createdAt: string
}

/**
 * Needs the tree only for a resume's fields; all other types are summarized from their text, and the tree may be null.
 */
export function summaryView(row: Stored, tree: DocumentTree | null): ContentSummary {
  const { id, type, title, content, createdAt, writer, version, jobAnalysisId } = row
  const structured = tree && structuredOf(tree)
  return {
    ...{ id, type, title, content, createdAt, writer, version },
    ...(jobAnalysisId ? { jobAnalysisId } : {}),
    ...(structured ? { structuredContentJson: structured } : {}),
  }
}

type StoredWhole = Stored & { document: string; structured: string | null; advice: string[] }

export function contentView(row: StoredWhole, tree = treeOf(row)): ContentView {
  const claims = claimsOf(tree).map((claim) => ({ ...claim, reasons: shownReasons(claim.reasons) }))
  return { ...summaryView(row, tree), advice: row.advice, claims }
}
